import { Link, useNavigate } from '@tanstack/react-router';
import { SelectField } from '../../ui/field.tsx';
import * as messages from './messages.ts';
import styles from './settings-page.module.css';
import { labelOf, SETTINGS_SECTIONS, type SettingsSection, sectionNamed } from './settings-sections.ts';

const OPTIONS = [null, ...SETTINGS_SECTIONS].map((section) => ({
  value: section ?? '',
  label: labelOf(section),
}));

const linkTo = (section: SettingsSection | null) =>
  section === null
    ? ({ to: '/tracker/settings' } as const)
    : ({ to: '/tracker/settings/$section', params: { section } } as const);

/** A list of the sections; a select on a phone. */
export function SectionNav({ chosen }: { chosen: SettingsSection | null }) {
  const navigate = useNavigate();
  return (
    <>
      <nav className={styles.list} aria-label={messages.sections}>
        {OPTIONS.map(({ value, label }) => (
          <Link
            key={value}
            {...linkTo(sectionNamed(value))}
            activeOptions={{ exact: true }}
            className={styles.link}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.choice}>
        <SelectField
          label={messages.section}
          value={chosen ?? ''}
          options={OPTIONS}
          onChange={({ currentTarget }) => void navigate(linkTo(sectionNamed(currentTarget.value)))}
        />
      </div>
    </>
  );
}
