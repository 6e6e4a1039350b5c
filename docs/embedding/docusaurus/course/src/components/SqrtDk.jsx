// A laboratory: <SqrtDk laboratory="variance" focus="256" caption="…" />; every other name is an attribute of the element. The module
// is not bundled: it comes from static/sqrt-dk/, in the browser alone, so nothing of it runs while pages are made in Node.
import React, { useEffect, useRef } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

export default function SqrtDk({ laboratory, caption, ...attributes }) {
  const Tag = `dk-${laboratory}`;
  const script = useBaseUrl('/sqrt-dk/sqrt-dk.js');
  const element = useRef(null);
  const written = JSON.stringify(attributes);

  // React would write what it knows as properties, and "focus" is a method of every element: so attributes are set by hand. What the
  // reader changes is left alone until the author's attributes are others.
  useEffect(() => {
    const given = JSON.parse(written);
    const place = element.current;
    for (const [name, value] of Object.entries(given)) place.setAttribute(name, String(value));
    return () => {
      for (const name of Object.keys(given)) place.removeAttribute(name);
    };
  }, [written]);

  // A module runs once, however many script elements name it.
  useEffect(() => {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: script }));
  }, [script]);

  return (
    <Tag ref={element}>
      {caption === undefined ? null : <p slot="caption">{caption}</p>}
      <p>This picture needs JavaScript.</p>
    </Tag>
  );
}
