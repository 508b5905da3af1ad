import {
  commaList,
  DESIGN_TOKENS,
  type DesignToken,
  readColor,
  readTokenValue,
  STANDARD_TOKEN_NAMES,
  schemesOf,
  TOKEN_GROUPS,
  type TokenGroup,
  type TokenScheme,
  tokenKey,
} from '@answerscope/contract';
import { IconLock } from '@tabler/icons-react';
import { Fragment, useId } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Panel } from '../../../ui/page-frame.tsx';
import { type DesignValues, toPicker, valueLabel, withPicked } from './design-values.ts';
import * as messages from './messages.ts';
import styles from './token-editor.module.css';

interface TokenEditorProps {
  values: DesignValues;
  faults: ReadonlyMap<string, string>;
  onType: (key: string, typed: string) => void;
}

/** Every token of the style sheet by its group, with what is built in and what takes its place. */
export function TokenEditor(props: TokenEditorProps) {
  const groups = Object.entries(TOKEN_GROUPS) as [TokenGroup, string][];
  return (
    <>
      {groups.map(([group, title]) => (
        <GroupPanel key={group} group={group} title={title} {...props} />
      ))}
      <p className="quiet">{messages.standardNames({ names: commaList(STANDARD_TOKEN_NAMES) })}</p>
    </>
  );
}

function GroupPanel({ group, title, ...editing }: TokenEditorProps & { group: TokenGroup; title: string }) {
  const tokens = DESIGN_TOKENS.filter(({ token_group }) => token_group === group);
  const reason = tokens[0]?.protectedBecause ?? null;
  return (
    <Panel title={title} aside={reason !== null && <Badge Icon={IconLock} label={messages.protectedLabel} />}>
      {reason !== null && <p className="quiet">{reason}</p>}
      <div className={classNames('rows', styles.tokens)}>
        {tokens.map((token) => (
          <TokenRow key={token.token_name} token={token} {...editing} />
        ))}
      </div>
    </Panel>
  );
}

function TokenRow({ token, ...editing }: TokenEditorProps & { token: DesignToken }) {
  return (
    <div className={styles.token}>
      <div>
        <p className={styles.name}>{inParts(token.token_name)}</p>
        <p className="quiet">{token.use}</p>
      </div>
      {schemesOf(token).map((scheme) => (
        <div key={scheme} className={classNames(styles.value, scheme === 'both' && styles.both)}>
          {token.protectedBecause === null ? (
            <ValueInput token={token} scheme={scheme} {...editing} />
          ) : (
            <BuiltIn token={token} scheme={scheme} />
          )}
        </div>
      ))}
    </div>
  );
}

/** A name may go on in the next line after an underscore. */
const inParts = (name: string) =>
  name.split('_').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          _<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));

/** A value as it would be kept. */
function inOneForm({ kind }: DesignToken, value: string): string {
  const read = readTokenValue(kind, value);
  return 'value' in read ? read.value : value;
}

function ValueInput(props: TokenEditorProps & { token: DesignToken; scheme: TokenScheme }) {
  const { token, scheme, values, faults, onType } = props;
  const id = useId();
  const key = tokenKey({ ...token, scheme });
  const typed = values[key] ?? '';
  const fault = faults.get(key);
  const label = valueLabel(token, scheme);
  const builtIn = token.builtIn[scheme] ?? '';
  return (
    <>
      {scheme !== 'both' && (
        <span className={styles.label} aria-hidden="true">
          {scheme === 'dark' ? messages.dark : messages.light}
        </span>
      )}
      <div className={styles.inputs}>
        {token.kind.is === 'color' && (
          <input
            type="color"
            aria-label={messages.pick({ value: label })}
            value={toPicker(typed === '' ? builtIn : typed)}
            onChange={({ currentTarget: { value } }) =>
              onType(key, withPicked(typed === '' ? builtIn : typed, value))
            }
          />
        )}
        {token.kind.is === 'font' ? (
          <select
            aria-label={label}
            value={typed}
            onChange={({ currentTarget: { value } }) => onType(key, value)}
          >
            <option value="">{messages.asBuiltIn}</option>
            {Object.entries(token.kind.choices).map(([name, value]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          <input
            type="text"
            aria-label={label}
            autoComplete="off"
            spellCheck={false}
            placeholder={inOneForm(token, builtIn)}
            value={typed}
            aria-invalid={fault === undefined ? undefined : true}
            aria-describedby={`${id}-note`}
            onChange={({ currentTarget: { value } }) => onType(key, value)}
          />
        )}
      </div>
      <div id={`${id}-note`}>
        {fault === undefined ? (
          token.kind.is !== 'font' && typed !== '' && <BuiltIn token={token} scheme={scheme} isBeside />
        ) : (
          <p className="fault">{fault}</p>
        )}
      </div>
    </>
  );
}

interface BuiltInProps {
  token: DesignToken;
  scheme: TokenScheme;
  /** Beside the value that takes its place. */
  isBeside?: boolean;
}

function BuiltIn({ token, scheme, isBeside }: BuiltInProps) {
  const value = token.builtIn[scheme] ?? '';
  return (
    <p className={classNames('faint', styles.builtIn)}>
      {readColor(value) !== null && <i className={styles.swatch} style={{ background: value }} />}
      {isBeside ? messages.builtIn({ value }) : value}
    </p>
  );
}
