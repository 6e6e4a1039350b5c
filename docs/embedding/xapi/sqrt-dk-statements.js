// Makes xAPI statements of what laboratories tell: an answer to the quiz is "answered", figures that changed are "interacted".
const verb = (name) => ({ id: `http://adlnet.gov/expapi/verbs/${name}`, display: { 'en-US': name } });

/** `actor`: who learns, as xAPI has it; `course`: an address that names your course; `send`: takes a statement to your record store. */
export function tellStatements({ actor, course, send }) {
  document.addEventListener('dk-result', ({ target, detail }) => {
    const answer = 'item' in detail;
    send({
      id: crypto.randomUUID(),
      timestamp: new Date().toISOString(),
      actor,
      verb: verb(answer ? 'answered' : 'interacted'),
      object: { objectType: 'Activity', id: `${course}#${target.localName}${answer ? `/${detail.item}` : ''}` },
      result: answer
        ? { success: detail.correct, response: String(detail.answer) }
        : { extensions: { [`${course}#parameters`]: detail.parameters } },
    });
  });
}
