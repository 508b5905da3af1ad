import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { AdminDataExportPage } from '../../../pages/admin-data-export/admin-data-export-page.tsx';

export const Route = createFileRoute('/_app/admin/data-export')({
  head: () => ({ meta: [{ title: `Data Export · ${PRODUCT_NAME}` }] }),
  component: AdminDataExportPage,
  errorComponent: false,
});
