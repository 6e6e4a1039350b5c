// Two pages and the way between them.
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { Scores } from './Scores';
import { Softmax } from './Softmax';

createRoot(document.getElementById('root')!).render(
  <BrowserRouter basename={import.meta.env.BASE_URL}>
    <nav>
      <Link to="/">Scores</Link> <Link to="/softmax">Softmax</Link>
    </nav>
    <Routes>
      <Route path="/" element={<Scores />} />
      <Route path="/softmax" element={<Softmax />} />
    </Routes>
  </BrowserRouter>,
);
