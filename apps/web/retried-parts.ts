import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HELPER = /vite\/preload-helper\.js$/;
const LOAD_PART = fileURLToPath(new URL('src/lib/load-part.ts', import.meta.url));
const CALLED = 'return baseModule().catch(';
const AGAIN = '$again';

/** `()=>import("./x.js")`, and where only some of its exports are used. */
const PART = /\(\)=>import\(([`"'])(\.\/[^`"']+\.js)\1\)/g;
const PART_OF = /async\(\)=>\{let\{([^}]*)\}=await import\(([`"'])(\.\/[^`"']+\.js)\2\)/g;
const LEFT = /import\(([`"'])\.\/[^`"']+\.js\1\)/;

/**
 * Every part of the browser's program that is loaded later is loaded by `loadPart`, which asks again where it could not
 * be had. Browsers remember an address that failed: what asks takes what is to be added to it.
 */
export function retriedParts(): Plugin {
  let isHelping = false;
  return {
    name: 'retried-parts',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: HELPER },
      handler(code) {
        if (!code.includes(CALLED)) throw new Error('Vite loads parts in another way than it did.');
        isHelping = true;
        const retried = code.replace(CALLED, 'return loadPart(baseModule).catch(');
        return { code: `import { loadPart } from ${JSON.stringify(LOAD_PART)};\n${retried}`, map: null };
      },
    },
    generateBundle: {
      // After Vite has read from the addresses which styles each part needs.
      order: 'post',
      handler(_, bundle) {
        if (!isHelping) throw new Error('Vite loads parts without its helper.');
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = takingAgain(file.code);
      },
    },
  };
}

/** The code of a built file, each import of a part in it taking what is added to the part's address. */
export function takingAgain(code: string): string {
  const taking = code
    .replace(
      PART,
      (_, quote: string, path: string) => `${AGAIN}=>import(${quote}${path}${quote}+(${AGAIN}||""))`,
    )
    .replace(
      PART_OF,
      (_, names: string, quote: string, path: string) =>
        `async ${AGAIN}=>{let{${names}}=await import(${quote}${path}${quote}+(${AGAIN}||""))`,
    );
  const left = LEFT.exec(taking);
  if (left) throw new Error(`${left[0]} cannot be asked for again: retried-parts does not know this form.`);
  return taking;
}
