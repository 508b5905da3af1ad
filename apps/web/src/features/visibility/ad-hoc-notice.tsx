import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './ad-hoc-notice.module.css';
import * as messages from './messages.ts';

interface AdHocNoticeProps {
  id: string;
  company: string;
  /** The profile's own; null while it has none. */
  ownCompany: string | null;
  onBack: () => void;
}

/** Stands while another company than the own one is looked for: what can be done meanwhile, and the way back. */
export function AdHocNotice({ id, company, ownCompany, onBack }: AdHocNoticeProps) {
  return (
    <Alert tone="neutral">
      <div className={styles.notice}>
        <p id={id}>{messages.singleChecksOnly({ company })}</p>
        <Button className={styles.back} onClick={onBack}>
          {ownCompany === null ? messages.clearTheName : messages.backTo({ company: ownCompany })}
        </Button>
      </div>
    </Alert>
  );
}
