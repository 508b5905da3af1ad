import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/tracker/checker')({ component: () => <h1>checker</h1> });
