import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/tracker/profile')({ component: () => <h1>profile</h1> });
