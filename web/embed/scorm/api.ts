// Where a learning platform's API lies by SCORM 1.2: in a window around this one, or in one that opened it. Windows of other origins
// are passed over, and nothing here throws.

/** The API by the names of SCORM 1.2. Answers are texts, but not every platform keeps to that. */
export interface ScormApi {
  LMSInitialize: (nothing: '') => unknown;
  LMSFinish: (nothing: '') => unknown;
  LMSGetValue: (element: string) => unknown;
  LMSSetValue: (element: string, value: string) => unknown;
  LMSCommit: (nothing: '') => unknown;
  LMSGetLastError: () => unknown;
  LMSGetErrorString: (code: string) => unknown;
}

/** What is looked at of a window. */
export interface Place {
  readonly parent?: unknown;
  readonly opener?: unknown;
  readonly API?: unknown;
}

/** Windows of one chain that are asked at most. */
export const furthest = 50;

/** The nearest API: own window, those around it, then those that opened one of them, each with those around it. */
export function findApi(own: Place): ScormApi | undefined {
  const around = chain(own);
  const openers = around.flatMap((place) => {
    const opener = attempt(() => place.opener);
    return isPlace(opener) ? chain(opener) : [];
  });
  for (const place of [...around, ...openers.slice(0, furthest)]) {
    const api = attempt(() => place.API);
    if (isApi(api)) return api;
  }
  return undefined;
}

/** A window and those around it, the nearest first. */
function chain(start: Place): Place[] {
  const places = [start];
  for (let place = start; places.length < furthest;) {
    const parent = attempt(() => place.parent);
    if (!isPlace(parent) || places.includes(parent)) break;
    places.push((place = parent));
  }
  return places;
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null;
}

function isApi(value: unknown): value is ScormApi {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false;
  return attempt(() => typeof (value as ScormApi).LMSInitialize === 'function') === true;
}

/** Another origin's window throws at nearly every question. */
function attempt<T>(question: () => T): T | undefined {
  try {
    return question();
  } catch {
    return undefined;
  }
}
