import { createFileRoute } from '@tanstack/react-router';

/** The first section; the page itself is that of the route above. */
export const Route = createFileRoute('/_app/tracker/settings/')({});
