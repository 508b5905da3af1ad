import { createFileRoute, redirect } from '@tanstack/react-router';

/** Any other page leads home. The server answers 404 for /api, /assets and files before it gets here. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
