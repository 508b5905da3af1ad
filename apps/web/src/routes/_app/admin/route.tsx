import { createFileRoute } from '@tanstack/react-router';
import { Admin } from '../../../pages/admin/admin-page.tsx';
import { AppError } from '../../../ui/page-error.tsx';

/** The back office. What a page of it throws is caught inside its frame. */
export const Route = createFileRoute('/_app/admin')({ component: Admin, errorComponent: AppError });
