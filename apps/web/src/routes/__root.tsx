import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { DOCUMENT_HEAD, Document } from '../document.tsx';
import type { BrowserServices } from '../lib/browser-services.ts';
import '@fontsource-variable/inter/index.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { AppError } from '../ui/page-error.tsx';
import { ToastOutlet } from '../ui/toast-outlet.tsx';

export const Route = createRootRouteWithContext<BrowserServices>()({
  head: () => DOCUMENT_HEAD,
  shellComponent: Document,
  errorComponent: AppError,
  component: () => (
    <>
      <Outlet />
      <ToastOutlet />
    </>
  ),
});
