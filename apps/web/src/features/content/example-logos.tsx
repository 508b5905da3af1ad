import type { ReactNode } from 'react';

/** Ten neutral shapes that stand where customers' logos will; named as examples. Drawn on a 24 by 24 grid. */
export const EXAMPLE_LOGOS: { name: string; shape: ReactNode }[] = [
  {
    name: 'Ring',
    shape: <path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10" />,
  },
  { name: 'Steps', shape: <path d="M2 22v-6h6v-6h6V4h8v18z" /> },
  { name: 'Prism', shape: <path d="m12 2 10 18H2zm0 7-4 7h8z" fillRule="evenodd" /> },
  { name: 'Tiles', shape: <path d="M2 2h9v9H2zm11 11h9v9h-9zM13 2h9v9h-9z" /> },
  { name: 'Wave', shape: <path d="M2 12c4-8 6-8 10 0s6 8 10 0v6c-4 7-7 6-10 0s-6-8-10 0z" /> },
  { name: 'Hex', shape: <path d="m12 1 9.5 5.5v11L12 23l-9.5-5.5v-11z" /> },
  {
    name: 'Half',
    shape: <path d="M12 2a10 10 0 0 1 0 20zM2 12a10 10 0 0 1 8-9.8v19.6A10 10 0 0 1 2 12" opacity=".9" />,
  },
  { name: 'Cross', shape: <path d="M9 2h6v7h7v6h-7v7H9v-7H2V9h7z" /> },
  {
    name: 'Leaf',
    shape: (
      <path d="M3 21C3 9 9 3 21 3c0 12-6 18-18 18m3-3L16 8" stroke="var(--surface-page)" strokeWidth="1.5" />
    ),
  },
  { name: 'Bars', shape: <path d="M2 14h4v8H2zm8-12h4v20h-4zm8 6h4v14h-4z" /> },
];
