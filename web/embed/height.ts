// Tells the page around a frame how high its content is: in our own words, to learning platforms by LTI, and to H5P. A height
// is no secret, and who embeds is not known: so it is told to everybody, and nothing else is.

const hello = { context: 'h5p', action: 'hello' };

export class Height {
  readonly #content: Element;
  #told = 0;

  /** `content`: as high as it needs to be, whatever the height of the frame. */
  constructor(content: Element) {
    this.#content = content;
    if (parent === window) return;
    // A frame that starts hidden or without size is told of when it gets one.
    new ResizeObserver(() => {
      if (this.#now !== this.#told) this.tell();
    }).observe(content);
    post(hello);
  }

  tell(): void {
    const height = this.#now;
    if (height === 0 || parent === window) return;
    this.#told = height;
    post({ type: 'dk-height', height });
    post({ subject: 'lti.frameResize', height });
    post({ context: 'h5p', action: 'prepareResize', scrollHeight: height, clientHeight: innerHeight });
    post({ context: 'h5p', action: 'resize', scrollHeight: height });
  }

  /** Answers the other side of H5P: it is there, its window has changed, or it has made room. */
  answer(action: 'ready' | 'hello' | 'resize' | 'resizePrepared'): void {
    if (action === 'ready') post(hello);
    else if (action !== 'resizePrepared') this.tell();
    else if (this.#now > 0) post({ context: 'h5p', action: 'resize', scrollHeight: this.#now });
  }

  get #now(): number {
    return innerWidth === 0 ? 0 : Math.ceil(this.#content.getBoundingClientRect().height);
  }
}

function post(message: object): void {
  parent.postMessage(message, '*');
}
