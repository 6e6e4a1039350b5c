/** @jsxImportSource solid-js */
// Elements in JSX, as Solid has them.
import 'sqrt-dk/solid';
import type { DkVariance } from 'sqrt-dk/dk-variance';

declare let laboratory: DkVariance;
declare const heard: (figures: readonly unknown[], score: number) => void;

export const shown = (
  <dk-variance
    ref={laboratory}
    focus={64}
    samples="2000"
    dimensions={[16, 64]}
    hide={['seed', 'draw']}
    guess="off"
    prop:headingLevel={2}
    attr:theme="dark"
    lang="de"
    class="wide"
    onClick={({ currentTarget }) => heard([], currentTarget.at)}
    on:dk-result={({ detail }) => heard(detail.rows, 0)}
  >
    <p slot="caption">How far a score strays.</p>
  </dk-variance>
);
export const quiz = <dk-quiz answers="hidden" on:dk-result={({ detail }) => heard([], detail.score)} />;

// @ts-expect-error There is no such attribute.
export const noAttribute = <dk-variance temperature={1} />;
// @ts-expect-error A number is no list.
export const noList = <dk-variance prop:dimensions={64} />;
// @ts-expect-error An answer has no rows.
export const noRows = <dk-quiz on:dk-result={({ detail }) => heard(detail.rows, 0)} />;
