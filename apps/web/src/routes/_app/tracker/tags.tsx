import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { TagsPage } from '../../../pages/tags/tags-page.tsx';

export const Route = createFileRoute('/_app/tracker/tags')({
  head: () => ({ meta: [{ title: `Tags · ${PRODUCT_NAME}` }] }),
  component: TagsPage,
});
