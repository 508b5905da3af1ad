import { createFileRoute } from '@tanstack/react-router';

/** Any other page leads home. The server answers 404 for /api, /assets and files before it gets here. */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context, location }) => {
    const { leadOn } = await import('../../lib/unknown-address.ts');
    throw await leadOn(context.router(), location);
  },
});
