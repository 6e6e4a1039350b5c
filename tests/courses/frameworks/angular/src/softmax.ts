// The second page: two other laboratories.
import { CUSTOM_ELEMENTS_SCHEMA, Component } from '@angular/core';
import 'sqrt-dk/dk-quiz';
import 'sqrt-dk/dk-softmax';

@Component({
  selector: 'course-softmax',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>What softmax makes of it</h1>
    <dk-softmax guess="off" [headingLevel]="2" share-base="https://<your-site>/" />
    <dk-quiz answers="hidden" worksheet="" />
  `,
})
export class Softmax {}
