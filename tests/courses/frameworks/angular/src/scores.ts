// A laboratory with properties, an event and a reference.
import { CUSTOM_ELEMENTS_SCHEMA, Component, type ElementRef, signal, viewChild } from '@angular/core';
import 'sqrt-dk/dk-variance';
import type { DkVariance, LaboratoryEvents } from 'sqrt-dk';

@Component({
  selector: 'course-scores',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>How large a score is</h1>
    <dk-variance
      #laboratory
      [focus]="64"
      [dimensions]="[16, 64]"
      [hide]="['draw']"
      guess="off"
      theme="dark"
      (dk-result)="heard($event)"
    >
      <p slot="caption">How far a score strays.</p>
    </dk-variance>
    <button (click)="another()">Another seed</button>
    <output>{{ seed() }}</output>
  `,
})
export class Scores {
  readonly laboratory = viewChild.required<ElementRef<DkVariance>>('laboratory');
  readonly seed = signal('');

  heard({ detail }: LaboratoryEvents['dk-result']) {
    this.seed.set(detail.seed ?? '');
  }

  another() {
    this.laboratory().nativeElement.seed = '7';
  }
}
