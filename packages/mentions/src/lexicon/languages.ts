import ar from './words/ar.json' with { type: 'json' };
import cs from './words/cs.json' with { type: 'json' };
import da from './words/da.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import el from './words/el.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fi from './words/fi.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import hi from './words/hi.json' with { type: 'json' };
import hu from './words/hu.json' with { type: 'json' };
import id from './words/id.json' with { type: 'json' };
import it from './words/it.json' with { type: 'json' };
import ja from './words/ja.json' with { type: 'json' };
import ko from './words/ko.json' with { type: 'json' };
import nb from './words/nb.json' with { type: 'json' };
import nl from './words/nl.json' with { type: 'json' };
import pl from './words/pl.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };
import ro from './words/ro.json' with { type: 'json' };
import ru from './words/ru.json' with { type: 'json' };
import sk from './words/sk.json' with { type: 'json' };
import sv from './words/sv.json' with { type: 'json' };
import tr from './words/tr.json' with { type: 'json' };
import uk from './words/uk.json' with { type: 'json' };
import vi from './words/vi.json' with { type: 'json' };
import zh from './words/zh.json' with { type: 'json' };

/** The words of a language as `words/` lists them; words/README.md says what each list is for. */
export interface LanguageWords {
  also_names?: readonly string[];
  general?: readonly string[];
  nouns?: readonly string[];
  advice?: readonly string[];
  caseless?: readonly string[];
  topics?: readonly string[];
}

export const LANGUAGES: ReadonlyMap<string, LanguageWords> = new Map<string, LanguageWords>(
  Object.entries({
    ar,
    cs,
    da,
    de,
    el,
    en,
    es,
    fi,
    fr,
    he,
    hi,
    hu,
    id,
    it,
    ja,
    ko,
    nb,
    nl,
    pl,
    pt,
    ro,
    ru,
    sk,
    sv,
    tr,
    uk,
    vi,
    zh,
  }),
);
