import { useSendsMail } from '../lib/use-support.ts';
import { Alert } from './alert.tsx';
import * as texts from './messages.ts';
import { SupportButton } from './support-text.tsx';

/** Said where no mail reaches anybody, before one is promised; nothing where mail is set up. */
export function NoMailNotice() {
  if (useSendsMail() !== false) return null;
  return (
    <Alert tone="warning">
      <p>{texts.mailNotSetUp}</p>
      <SupportButton errorId={null} />
    </Alert>
  );
}
