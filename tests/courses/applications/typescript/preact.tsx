/** @jsxImportSource preact */
// Elements in JSX, as Preact has them.
import 'sqrt-dk/preact';
import type { DkVariance } from 'sqrt-dk/dk-variance';

declare const laboratory: { current: DkVariance | null };
declare const heard: (figures: readonly unknown[], score: number) => void;

export const shown = (
  <dk-variance
    ref={laboratory}
    focus={64}
    samples="2000"
    dimensions={[16, 64]}
    hide={['seed', 'draw']}
    guess="off"
    headingLevel={2}
    lang="de"
    class="wide"
    key="one"
    onClick={({ currentTarget }) => heard([], currentTarget.at)}
    ondk-result={({ detail }) => heard(detail.rows, 0)}
  >
    <p slot="caption">How far a score strays.</p>
  </dk-variance>
);
export const quiz = <dk-quiz answers="hidden" ondk-result={({ detail }) => heard([], detail.score)} />;

// @ts-expect-error There is no such attribute.
export const noAttribute = <dk-variance temperature={1} />;
// @ts-expect-error A number is no list.
export const noList = <dk-variance dimensions={64} />;
// @ts-expect-error An answer has no rows.
export const noRows = <dk-quiz ondk-result={({ detail }) => heard(detail.rows, 0)} />;
