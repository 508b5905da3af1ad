import { chooseColorScheme } from '../../../lib/color-scheme.ts';
import { COLOR_SCHEME_OPTIONS, useChosenColorScheme } from '../../../ui/color-scheme-choices.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import * as messages from './messages.ts';

/** The colors of this browser. */
export function ColorSchemeSetting() {
  return (
    <Segmented
      label={messages.colorsInThisBrowser}
      value={useChosenColorScheme()}
      options={COLOR_SCHEME_OPTIONS}
      onChange={chooseColorScheme}
    />
  );
}
