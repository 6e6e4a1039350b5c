'use client';
// In the browser alone: hydration sets attributes, but neither properties nor listeners.
import dynamic from 'next/dynamic';

export default dynamic(() => import('./scores'), { ssr: false });
