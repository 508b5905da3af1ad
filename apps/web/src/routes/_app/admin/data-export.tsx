import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../lib/page-title.ts';
import { AdminDataExportPage } from '../../../pages/admin-data-export/admin-data-export-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/data-export')({
  head: () => ({ meta: [{ title: pageTitle(messages.dataExport) }] }),
  component: AdminDataExportPage,
  errorComponent: false,
});
