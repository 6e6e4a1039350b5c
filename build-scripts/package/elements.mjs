// What the package tells of its elements, from their classes and the manual; of it, the custom elements manifest.
const className = (tag) => tag.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
export const sentence = (words) => `${words[0].toUpperCase()}${words.slice(1).replace(/\.$/, '')}.`;

/** Attributes that any element has, with properties of the browser's own. */
export const ofEveryElement = ['id', 'lang'];
/** The property of an attribute that is no parameter. */
export const camelCase = (attribute) => attribute.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The elements, each with all that a page may use of it; throws where the manual leaves an attribute out. */
export function describeElements({ laboratories, parametersOf }, manual, sources) {
  return Object.entries(laboratories).map(([tag, { observedAttributes }]) => {
    const parameters = parametersOf(tag);
    const own = manual.attributesOf(tag);
    const others = [...manual.attributes, ...own];
    const known = new Set([...parameters.map(({ attribute }) => attribute), ...others.map(({ name }) => name)]);
    for (const attribute of observedAttributes)
      if (!known.has(attribute))
        throw new Error(`docs/embedding/elements.md does not describe the attribute ${attribute} of <${tag}>`);
    const [, headline] = new RegExp(`^// <${tag}>: (.*)$`, 'm').exec(sources(tag)) ?? [];
    if (headline === undefined) throw new Error(`the module of <${tag}> does not begin with what it shows`);
    return { tag, name: className(tag), description: sentence(headline), parameters, own, others };
  });
}

/** The custom elements manifest. */
export function elementsManifest(elements, manual, packaged) {
  const modules = elements.map(({ tag, name, description, parameters, others }) => {
    const range = ({ range: permitted, unit }) => `Permitted: ${permitted}${unit && `; unit: ${unit}`}.`;
    const ofParameters = parameters.map((each) => ({
      name: each.attribute,
      fieldName: each.property,
      type: { text: 'string' },
      default: each.first,
      description: `${each.doc} ${range(each)}`,
    }));
    const field = (property, attribute, type, words) => ({
      kind: 'field',
      name: property,
      attribute,
      reflects: true,
      type: { text: type },
      description: words,
    });
    const members = [
      ...parameters.map((each) => field(each.property, each.attribute, each.type, `${each.doc} ${range(each)}`)),
      ...others
        .filter(({ name }) => !ofEveryElement.includes(name))
        .map((each) => field(camelCase(each.name), each.name, 'string | null', sentence(each.description))),
    ];
    const declaration = {
      kind: 'class',
      name,
      tagName: tag,
      customElement: true,
      description,
      superclass: { name: 'HTMLElement', package: 'global:' },
      attributes: [
        ...ofParameters,
        ...others.map((each) => ({
          name: each.name,
          type: { text: 'string' },
          description: sentence(each.description),
        })),
      ],
      members,
      events: manual.events.map((each) => ({ ...each, type: { text: 'CustomEvent' } })),
      slots: manual.slots,
      cssParts: manual.parts,
      cssProperties: manual.properties,
    };
    const definition = {
      kind: 'custom-element-definition',
      name: tag,
      declaration: { name, module: `${tag}.js` },
    };
    return { kind: 'javascript-module', path: `${tag}.js`, declarations: [declaration], exports: [definition] };
  });
  return { schemaVersion: '2.1.0', readme: 'README.md', package: packaged.name, modules };
}
