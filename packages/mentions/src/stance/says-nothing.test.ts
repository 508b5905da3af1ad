import { describe, expect, it } from 'vitest';
import { saysNothing } from './says-nothing.ts';

describe('what stands under a label', () => {
  it('says nothing where it says that there is none, in every language', () => {
    const nothing = [
      ...['', '–', 'none', 'None.', 'N/A', 'None worth mentioning', 'None that we found', 'Nothing major'],
      ...['No', 'No major drawbacks', 'No significant downsides so far', 'No hidden fees', 'Not many'],
      ...['keine', 'keine bekannt', 'Keine nennenswerten Nachteile', 'keine versteckten Kosten', 'Nichts'],
      ...['aucun', 'Aucun inconvénient majeur', 'pas d’inconvénient notable', 'Aucuns frais cachés', 'rien'],
      ...['ninguno', 'Ninguna conocida', 'Sin desventajas', 'No hay inconvenientes', 'nada'],
      ...['nessuno', 'Nessuno svantaggio', 'Nessun difetto', 'nenhuma', 'Nenhuma desvantagem relevante'],
      ...['geen', 'Geen nadelen', 'geen bekende', 'brak', 'Brak istotnych wad', 'żadne'],
      ...['ingen', 'Ingen kendte ulemper', 'なし', '特になし', '特にありません', '없음'],
    ];
    expect(nothing.filter((text) => !saysNothing(text, 'drawback'))).toEqual([]);
  });

  it('says something where what is missing is the point', () => {
    const something = [
      ...['No mobile app', 'None of the plans has support', 'No major airline', 'Keine Lohnabrechnung'],
      ...['Kein Ansprechpartner vor Ort', 'Aucune application mobile', 'Sin conexión bancaria'],
      ...[
        'Nessuna app per il telefono',
        'Sem controlo de stock',
        'Geen koppeling',
        'Brak aplikacji mobilnej',
      ],
      ...['Ingen app', 'アプリがない', 'Nobody answers the phone'],
    ];
    expect(something.filter((text) => saysNothing(text, 'drawback'))).toEqual([]);
    expect(saysNothing('No hidden fees', 'advantage')).toBe(false);
  });

  it('says nothing of whom it is best for where that is nobody', () => {
    const nobody = ['Nobody', 'no one in particular', 'niemanden', 'personne', 'nadie', 'nessuno', 'ninguém'];
    expect(nobody.filter((text) => !saysNothing(text, 'best_for'))).toEqual([]);
    expect(saysNothing('Personne seule', 'best_for')).toBe(false);
  });
});
