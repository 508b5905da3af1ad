import { listInWords } from '@answerscope/contract';
import { Hint } from '../../ui/hint.tsx';
import styles from './evidence.module.css';
import type { CompanyStatements } from './marked-statements.ts';
import * as messages from './messages.ts';
import { Quotation } from './quotation.tsx';
import { StatementHead } from './statement-head.tsx';

const BY_RULES = messages.quotedByRules;
const BY_MODEL = messages.quotedAndModel;

interface SaidOfCompaniesProps {
  companies: readonly CompanyStatements[];
  isRead: boolean;
}

/** What the answer says of the brand and its competitors, each quotation leading to its place in the text. */
export function SaidOfCompanies({ companies, isRead }: SaidOfCompaniesProps) {
  if (companies.length === 0) return null;
  const isByModel = companies.some(({ statements }) => statements.some(({ source }) => source === 'model'));
  const unread = companies.filter(({ statements }) => statements.length === 0);
  return (
    <section className={styles.block}>
      <h2>
        <Hint text={isByModel ? BY_MODEL : BY_RULES}>{messages.whatItSays}</Hint>
      </h2>
      {companies
        .filter(({ statements }) => statements.length > 0)
        .map(({ key, name, statements }) => (
          <div key={key ?? ''} className={styles.said}>
            <h3>{name}</h3>
            <ul>
              {statements.map((one) => (
                <li key={one.id}>
                  <StatementHead statement={one} />
                  <a href={`#${one.id}`}>
                    <Quotation {...one} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      {unread.length > 0 && (
        <p className="quiet">
          {(isRead ? messages.notRead : messages.notReadYet)({
            companies: listInWords(unread.map(({ name }) => name)),
          })}
        </p>
      )}
    </section>
  );
}
