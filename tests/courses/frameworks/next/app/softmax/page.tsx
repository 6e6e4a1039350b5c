'use client';
// The second page: two other laboratories.
import 'sqrt-dk/dk-quiz';
import 'sqrt-dk/dk-softmax';
import 'sqrt-dk/react';

export default function Softmax() {
  return (
    <>
      <h1>What softmax makes of it</h1>
      <dk-softmax guess="off" heading-level={2} share-base="https://<your-site>/" />
      <dk-quiz answers="hidden" worksheet="" />
    </>
  );
}
