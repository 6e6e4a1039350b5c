// Two pages and the way between them.
import Link from 'next/link';
import type { ReactNode } from 'react';

export const metadata = { title: 'A course' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <nav>
          <Link href="/">Scores</Link> <Link href="/softmax">Softmax</Link>
        </nav>
        {children}
      </body>
    </html>
  );
}
