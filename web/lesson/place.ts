// An address may name a chapter beside a laboratory's state, "#softmax&v=1&softmax.scores=9,8.6": it leads there.

const [chapter = '', ...state] = location.hash.slice(1).split('&');
// A name alone is the browser's own affair.
if (state.length > 0 && /^[a-z]+$/.test(chapter))
  document.getElementById(chapter)?.scrollIntoView({ behavior: 'instant' });

export {};
