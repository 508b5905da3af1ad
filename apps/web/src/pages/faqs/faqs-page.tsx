import { getRouteApi } from '@tanstack/react-router';
import { AllQuestions } from '../../features/content/all-questions.tsx';

const Route = getRouteApi('/_public/faqs');

/** All questions of the FAQ. */
export function FaqsPage() {
  return <AllQuestions groups={Route.useLoaderData()} />;
}
