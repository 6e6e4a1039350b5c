// The section for a class needs its script only once somebody opens it.

const section = document.querySelector<HTMLDetailsElement>('.for-class');
section?.addEventListener(
  'toggle',
  () => {
    void import('./for-class.ts').then(({ forClass }) => forClass(section));
  },
  { once: true },
);

export {};
