// The page's modules as parts of classic scripts: a module runs when it is first asked for, and comes from a script beside this one
// where it is not here yet. One function that leans on nothing outside itself, since workers get it as text.

export type Factory = (
  require: (name: string) => unknown,
  exports: Record<string, unknown>,
  module: { exports: Record<string, unknown> },
  parts: Parts,
) => void;

export interface Parts {
  define: (name: string, factory: Factory) => void;
  /** What a module exports; it must be here. */
  require: (name: string) => unknown;
  /** The same, from wherever it is. Rejects where its script cannot be had. */
  load: (name: string) => Promise<unknown>;
  /** An address of ours as hosts that require Trusted Types want it. */
  scriptAddress: (address: string) => string;
  /** The script of a worker by the module that it begins with, made of modules that are here. */
  workerScript: (entry: string) => string;
}

/** How scripts beside the first are asked for: as the page asks for the first. */
export interface Tag {
  crossOrigin: string | null;
  /** What a policy lets scripts in by. */
  nonce: string;
  /** By file; empty where the page asks for none. */
  integrity: Readonly<Record<string, string>>;
}

/**
 * fileOf   names the script of each module that is not here
 * folder   address of the scripts' folder; null where all modules are here, or where it cannot be known
 * workers  for each module that a worker begins with, those that it needs, and itself at the end
 */
export function startParts(
  fileOf: Readonly<Record<string, string>>,
  folder: string | null,
  workers: Readonly<Record<string, readonly string[]>>,
  tag?: Tag,
): Parts {
  const factories = new Map<string, Factory>();
  const modules = new Map<string, { exports: Record<string, unknown> }>();
  const scripts = new Map<string, Promise<void>>();
  const tried = new Set<string>();

  const own = { createScriptURL: (address: string) => address };
  let rules: typeof own | null = null;

  const named = (name: string): string => name.replace('./', '');
  /**
   * The script that has this module. After an update of the site a cache may still hold the one before, which defines nothing here: it is
   * asked for once more, as what fails is when it is asked for again, under an address that no cache knows.
   */
  const fetched = (file: string, name: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      const first = !tried.has(file);
      tried.add(file);
      script.crossOrigin = tag?.crossOrigin ?? null;
      script.nonce = tag?.nonce ?? '';
      script.integrity = tag?.integrity[file] ?? '';
      script.src = parts.scriptAddress(
        new URL(first ? file : `${file}?${String(Date.now())}`, folder ?? undefined).href,
      );
      const failed = (): void => {
        scripts.delete(file);
        reject(new TypeError(`Failed to fetch ${script.src}`));
      };
      script.onload = () => {
        script.remove();
        if (factories.has(name)) resolve();
        else if (first) fetched(file, name).then(resolve, reject);
        else failed();
      };
      script.onerror = () => {
        script.remove();
        failed();
      };
      document.head.append(script);
    });

  const parts: Parts = {
    define(name, factory) {
      factories.set(name, factory);
    },
    require(asked) {
      const name = named(asked);
      const known = modules.get(name);
      if (known) return known.exports;
      const factory = factories.get(name);
      if (!factory) throw new ReferenceError(`no module ${name}`);
      const module = { exports: {} };
      modules.set(name, module);
      factory(parts.require, module.exports, module, parts);
      return module.exports;
    },
    async load(asked) {
      const name = named(asked);
      const file = fileOf[name];
      if (!factories.has(name) && file !== undefined) {
        let script = scripts.get(file);
        if (!script) scripts.set(file, (script = fetched(file, name)));
        await script;
      }
      return parts.require(name);
    },
    scriptAddress(address) {
      try {
        const { trustedTypes } = globalThis as {
          trustedTypes?: { createPolicy: (name: string, rules: object) => unknown };
        };
        rules ??= (trustedTypes?.createPolicy('sqrt-dk', own) ?? own) as typeof own;
      } catch {
        rules = own;
      }
      return rules.createScriptURL(address);
    },
    workerScript(entry) {
      const names = workers[entry] ?? [];
      const here = names.map((name) => `parts.define(${JSON.stringify(name)},${String(factories.get(name))});`);
      return `const parts=(${String(startParts)})({},null,{});${here.join('')}parts.require(${JSON.stringify(entry)});`;
    },
  };
  return parts;
}
