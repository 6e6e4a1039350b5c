// A laboratory with properties, an event and a ref.
import { useRef, useState } from 'react';
import 'sqrt-dk/dk-variance';
import 'sqrt-dk/react';
import type { DkVariance } from 'sqrt-dk/dk-variance';

// Once, or each drawing would write new lists over what a reader has set.
const dimensions = [16, 64];
const hide = ['draw'];

export function Scores() {
  const laboratory = useRef<DkVariance>(null);
  const [seed, setSeed] = useState('');
  return (
    <>
      <h1>How large a score is</h1>
      <dk-variance
        ref={laboratory}
        focus={64}
        dimensions={dimensions}
        hide={hide}
        guess="off"
        theme="dark"
        ondk-result={({ detail }) => setSeed(detail.seed ?? '')}
      >
        <p slot="caption">How far a score strays.</p>
      </dk-variance>
      <button onClick={() => laboratory.current && (laboratory.current.seed = '7')}>Another seed</button>
      <output>{seed}</output>
    </>
  );
}
