import { versionsOf } from '../../lib/two-versions.ts';
import { TwoVersions } from '../../ui/two-versions.tsx';
import { THEME_FIELDS, type TypedTheme, typedInWords } from './theme-form.ts';
import * as messages from './theme-messages.ts';

interface ThemeVersionsProps {
  /** As the form began. */
  base: TypedTheme;
  mine: TypedTheme;
  theirs: TypedTheme;
  /** What the form goes on with. */
  onChoose: (values: TypedTheme) => void;
}

/** A theme that was changed elsewhere while it was edited: both versions, and which one goes on. */
export function ThemeVersions({ base, mine, theirs, onChoose }: ThemeVersionsProps) {
  const { merged, fields, onlyTheirs } = versionsOf(THEME_FIELDS, {
    base: { ...base },
    mine: { ...mine },
    theirs,
  });
  const kept: TypedTheme = { ...theirs, ...merged };
  return (
    <TwoVersions
      text={messages.themeWasChanged}
      fields={[
        ...fields.map((field) => ({
          ...field,
          theirs: typedInWords(theirs[field.name]),
          yours: typedInWords(kept[field.name]),
        })),
        ...onlyTheirs.map((field) => ({ ...field, theirs: typedInWords(theirs[field.name]) })),
      ]}
      onTakeTheirs={() => onChoose(theirs)}
      onKeepMine={() => onChoose(kept)}
    />
  );
}
