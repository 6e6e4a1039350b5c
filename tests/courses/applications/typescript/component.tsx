// An element in JSX, as React has it.
import 'sqrt-dk/react';

export const laboratory = (
  <dk-variance focus={64} samples="2000" guess="off" lang="de" className="wide">
    <p slot="caption">How far a score strays.</p>
  </dk-variance>
);

// @ts-expect-error There is no such attribute.
export const refused = <dk-variance temperature={1} />;
