// Two pages and the way between them.
import { Component, provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { RouterLink, RouterOutlet, provideRouter } from '@angular/router';
import { Scores } from './scores';
import { Softmax } from './softmax';

@Component({
  selector: 'course-root',
  imports: [RouterLink, RouterOutlet],
  template: `
    <nav><a routerLink="/">Scores</a> <a routerLink="/softmax">Softmax</a></nav>
    <router-outlet />
  `,
})
class Course {}

bootstrapApplication(Course, {
  providers: [
    provideZonelessChangeDetection(),
    provideRouter([
      { path: '', component: Scores },
      { path: 'softmax', component: Softmax },
    ]),
  ],
}).catch(console.error);
