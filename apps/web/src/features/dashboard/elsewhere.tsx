import { type Dashboard, listInWords } from '@answerscope/contract';
import { IconChevronRight, IconUserSearch, IconWorldSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { hostInWords } from '../../lib/host-in-words.ts';
import { Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';
import styles from './task-list.module.css';

const NAMES_MAX = 3;

/** Who is mentioned in the brand's place and which sites are cited, the first of each; the lists are pages of their own. */
export function Elsewhere({ dashboard }: { dashboard: Dashboard | null }) {
  if (!dashboard) return <Skeleton height="132px" />;
  const rivals = [...dashboard.competitors, ...dashboard.undeclared]
    .filter(({ answers_naming_without_brand }) => answers_naming_without_brand > 0)
    .sort((a, b) => b.answers_naming_without_brand - a.answers_naming_without_brand);
  const rows = [
    {
      to: '/tracker/competitive-intel',
      Icon: IconUserSearch,
      title: messages.mentionedInsteadOfYou,
      names: rivals.map(({ name }) => name),
    },
    {
      to: '/tracker/sources',
      Icon: IconWorldSearch,
      title: messages.citedSites,
      names: dashboard.domains.map(({ domain }) => hostInWords(domain)),
    },
  ] as const;
  return (
    <ul className="rows card">
      {rows.map(({ to, Icon, title, names }) => (
        <li key={to} className={styles.task}>
          <Icon size={20} stroke={1.75} aria-hidden="true" />
          <div className={styles.words}>
            <Link to={to}>{title}</Link>
            {names.length > 0 && <p className="quiet">{listInWords(names.slice(0, NAMES_MAX))}</p>}
          </div>
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}
