// Two pages and the way between them.
import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import App from './App.vue';
import Scores from './Scores.vue';
import Softmax from './Softmax.vue';

const router = createRouter({
  history: createWebHistory(import.meta.env.BASE_URL),
  routes: [
    { path: '/', component: Scores },
    { path: '/softmax', component: Softmax },
  ],
});
createApp(App).use(router).mount('#app');
