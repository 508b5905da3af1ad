import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/tracker/dashboard')({ component: () => <h1>dashboard</h1> });
