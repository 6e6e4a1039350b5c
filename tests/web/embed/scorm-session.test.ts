// What a learning platform is told of a visit, in which order, and what becomes of platforms that refuse, throw, or are not there.
import { describe, expect, it, vi } from 'vitest';
import { withAnswer } from '../../../web/laboratories/quiz/judging.ts';
import { type ScormApi, Platform, type Refusal } from '../../../web/embed/scorm/platform.ts';
import { Progress, nothing, type SavedProgress } from '../../../web/embed/scorm/progress.ts';
import { Session, sessionTime } from '../../../web/embed/scorm/session.ts';
import { read, write } from '../../../web/embed/scorm/suspend-data.ts';

/** A platform that holds what it is given, and notes every call. */
class Fake implements ScormApi {
  readonly calls: string[] = [];
  readonly cmi: Map<string, string>;
  constructor(cmi: Record<string, string> = {}) {
    this.cmi = new Map(
      Object.entries({ 'cmi.core.lesson_status': 'not attempted', 'cmi.core.lesson_mode': 'normal', ...cmi }),
    );
  }
  LMSInitialize(): string {
    this.calls.push('initialize');
    return 'true';
  }
  LMSFinish(): string {
    this.calls.push('finish');
    return 'true';
  }
  LMSCommit(): string {
    this.calls.push('commit');
    return 'true';
  }
  LMSGetValue(element: string): string {
    return this.cmi.get(element) ?? '';
  }
  LMSSetValue(element: string, value: string): string {
    this.calls.push(element);
    this.cmi.set(element, value);
    return 'true';
  }
  LMSGetLastError(): string {
    return '0';
  }
  LMSGetErrorString(): string {
    return '';
  }
}

const checkpoints = ['question', 'softmax', 'quiz'];

function visit(api: ScormApi) {
  const refusals: Refusal[] = [];
  let now = 0;
  const platform = new Platform(api, (refusal) => refusals.push(refusal));
  const session = new Session(platform, () => now, vi.fn());
  const kept = session.begin();
  const progress = new Progress(checkpoints, kept ?? nothing, vi.fn());
  return { session, progress, kept, refusals, pass: (milliseconds: number) => (now += milliseconds) };
}

const keptOf = (api: Fake): SavedProgress => {
  const found = read(api.cmi.get('cmi.suspend_data') ?? '');
  if (found.kind !== 'kept') throw new Error(found.kind);
  return found.kept;
};

describe('a visit', () => {
  it('begins as incomplete, tells score, place and time, keeps everything in suspend_data, and ends once', () => {
    const api = new Fake();
    const { session, progress, pass } = visit(api);
    session.tell(progress, '');
    expect(api.cmi.get('cmi.core.lesson_status')).toBe('incomplete');
    expect(api.cmi.has('cmi.core.score.raw')).toBe(false);
    progress.reach('softmax');
    progress.save('7', withAnswer(new Map(), 'std', 22.5, true));
    progress.score({ right: 9, of: 22 });
    progress.move({ chapter: 'softmax', share: 0.25 });
    pass(3_723_450);
    session.finish(progress, 'v=1&softmax.times=8');
    session.finish(progress, '');
    expect(Object.fromEntries(api.cmi)).toMatchObject({
      'cmi.core.score.raw': '40.91',
      'cmi.core.score.min': '0',
      'cmi.core.score.max': '100',
      'cmi.core.lesson_location': 'softmax',
      'cmi.core.exit': 'suspend',
      'cmi.core.session_time': '0001:02:03.45',
      'cmi.core.lesson_status': 'incomplete',
    });
    expect(keptOf(api)).toMatchObject({ done: ['softmax'], settings: 'v=1&softmax.times=8' });
    expect(api.calls.filter((call) => call === 'initialize' || call === 'finish')).toEqual(['initialize', 'finish']);
    expect(api.calls.at(-2)).toBe('commit');
  });

  it('is completed with the last checkpoint, and stays so', () => {
    const api = new Fake();
    const first = visit(api);
    for (const each of checkpoints) first.progress.reach(each);
    first.session.finish(first.progress, '');
    expect(api.cmi.get('cmi.core.lesson_status')).toBe('completed');
    api.cmi.set('cmi.suspend_data', '');
    const second = visit(api);
    second.session.finish(second.progress, '');
    expect(api.cmi.get('cmi.core.lesson_status')).toBe('completed');
  });

  it('goes on where the last one ended', () => {
    const api = new Fake();
    const first = visit(api);
    first.progress.reach('question');
    first.progress.save('1', withAnswer(new Map(), 'shift', 'same', false));
    first.session.finish(first.progress, '');
    const { kept, progress, session } = visit(api);
    expect(session.notes).toEqual([{ kind: 'resumed' }]);
    expect(progress.open).toEqual(['softmax', 'quiz']);
    expect(progress.load('1')).toEqual(withAnswer(new Map(), 'shift', 'same', false));
    expect(kept?.done).toEqual(['question']);
  });

  it('does not lower a score, nor tell twice what has not changed', () => {
    const api = new Fake({ 'cmi.core.score.raw': '80' });
    const { session, progress } = visit(api);
    progress.score({ right: 11, of: 22 });
    session.tell(progress, '');
    expect(api.cmi.get('cmi.core.score.raw')).toBe('80');
    progress.score({ right: 22, of: 22 });
    progress.score({ right: 3, of: 22 });
    session.tell(progress, '');
    session.tell(progress, '');
    expect(api.calls.filter((call) => call === 'cmi.core.score.raw')).toHaveLength(1);
    expect(api.cmi.get('cmi.core.score.raw')).toBe('100');
  });

  it.each(['passed', 'completed', 'failed'])('leaves the status “%s” of an earlier visit alone', (status) => {
    const api = new Fake({ 'cmi.core.lesson_status': status });
    const { session, progress } = visit(api);
    session.tell(progress, '');
    expect(api.cmi.get('cmi.core.lesson_status')).toBe(status);
  });

  it.each(['review', 'browse'])('reports nothing where the platform shows the lesson for %s', (mode) => {
    const data = write({ ...nothing, done: ['question'] }).text;
    const api = new Fake({ 'cmi.core.lesson_mode': mode, 'cmi.suspend_data': data });
    const { session, progress } = visit(api);
    expect(progress.reached).toBe(1);
    progress.reach('softmax');
    session.finish(progress, '');
    expect(api.calls).toEqual(['initialize', 'finish']);
    expect(session.notes).toEqual([{ kind: 'unrecorded' }]);
  });

  it('tells after a pause what has happened meanwhile', () => {
    vi.useFakeTimers();
    const { session } = visit(new Fake());
    const tell = vi.fn();
    session.changed(tell);
    session.changed(tell);
    expect(tell).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(tell).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});

describe('what an earlier visit left and cannot be read', () => {
  it.each([
    ['garbage', 'foreign'],
    ['x'.repeat(4096), 'foreign'],
    ['sqrt-dk/1/0100|question', 'malformed'],
  ])('%.20s is left until the reader has come further, then replaced', (data, kind) => {
    const api = new Fake({ 'cmi.suspend_data': data });
    const { session, progress } = visit(api);
    expect(session.notes).toEqual([{ kind }]);
    progress.move({ chapter: 'softmax', share: 0.5 });
    session.tell(progress, '');
    expect(api.cmi.get('cmi.suspend_data')).toBe(data);
    progress.reach('softmax');
    session.tell(progress, '');
    expect(keptOf(api).done).toEqual(['softmax']);
  });

  it('what a newer version has written is never replaced', () => {
    const data = 'sqrt-dk/2/anything';
    const api = new Fake({ 'cmi.suspend_data': data });
    const { session, progress } = visit(api);
    for (const each of checkpoints) progress.reach(each);
    session.finish(progress, '');
    expect(session.notes).toEqual([{ kind: 'newer' }]);
    expect(api.cmi.get('cmi.suspend_data')).toBe(data);
    expect(api.cmi.get('cmi.core.lesson_status')).toBe('completed');
  });
});

describe('a platform that does not take what it is given', () => {
  it('and answers "false" is named with its reason, for each element, and asked again at the next occasion', () => {
    const api = new Fake();
    api.LMSSetValue = (element) => {
      api.calls.push(element);
      return 'false';
    };
    api.LMSGetLastError = () => (api.calls.length > 1 ? '405' : '0');
    api.LMSGetErrorString = () => 'Incorrect Data Type';
    const { session, progress, refusals } = visit(api);
    session.tell(progress, '');
    expect(refusals).toContainEqual({ what: 'cmi.suspend_data', code: '405', why: 'Incorrect Data Type' });
    session.tell(progress, '');
    expect(api.calls.filter((call) => call === 'cmi.suspend_data')).toHaveLength(2);
  });

  it('and throws does not stop the lesson', () => {
    const throwing = (): never => {
      throw new TypeError('gone');
    };
    const api = new Fake();
    const { session, progress, refusals } = visit(api);
    api.LMSSetValue = api.LMSCommit = api.LMSFinish = throwing;
    session.finish(progress, '');
    expect(refusals).toContainEqual({ what: 'LMSCommit', code: '', why: 'gone' });
    expect(refusals).toContainEqual({ what: 'LMSFinish', code: '', why: 'gone' });
  });

  it('and does not begin is left alone', () => {
    const api = new Fake();
    api.LMSInitialize = () => 'false';
    api.LMSGetLastError = () => '101';
    const { kept, refusals } = visit(api);
    expect(kept).toBeUndefined();
    expect(refusals).toEqual([{ what: 'LMSInitialize', code: '101', why: '' }]);
  });

  it('and has no optional element is none that refuses', () => {
    const api = new Fake();
    api.LMSGetLastError = () => '0';
    const get = api.LMSGetValue.bind(api);
    api.LMSGetValue = (element) => {
      api.LMSGetLastError = () => (element === 'cmi.core.lesson_mode' ? '401' : '0');
      return get(element);
    };
    expect(visit(api).refusals).toEqual([]);
  });
});

it('the time of a visit is hours, minutes, seconds and hundredths', () => {
  expect(sessionTime(0)).toBe('0000:00:00.00');
  expect(sessionTime(59_999)).toBe('0000:00:59.99');
  expect(sessionTime(86_400_000)).toBe('0024:00:00.00');
  expect(sessionTime(-5)).toBe('0000:00:00.00');
});
