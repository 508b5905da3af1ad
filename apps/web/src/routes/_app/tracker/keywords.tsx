import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/tracker/keywords')({ component: () => <h1>keywords</h1> });
