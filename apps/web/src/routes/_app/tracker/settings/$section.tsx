import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageTitle } from '../../../../lib/page-title.ts';
import { labelOf, sectionNamed } from '../../../../pages/settings/settings-sections.ts';

export const Route = createFileRoute('/_app/tracker/settings/$section')({
  beforeLoad: ({ params }) => {
    if (sectionNamed(params.section) === null) throw redirect({ to: '/tracker/settings', replace: true });
  },
  head: ({ params }) => ({ meta: [{ title: pageTitle(labelOf(sectionNamed(params.section))) }] }),
});
