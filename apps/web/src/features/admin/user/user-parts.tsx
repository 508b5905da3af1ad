import { Segmented } from '../../../ui/segmented.tsx';
import * as messages from './messages.ts';
import { USER_PARTS, type UserPart } from './user-part-search.ts';
import styles from './user-parts.module.css';

/** Which part of a user's page is shown. */
export function UserParts({ part, onChange }: { part: UserPart; onChange: (part: UserPart) => void }) {
  return (
    <div className={styles.parts}>
      <Segmented<UserPart>
        label={messages.part}
        hidesLabel
        value={part}
        options={USER_PARTS}
        onChange={onChange}
      />
    </div>
  );
}
