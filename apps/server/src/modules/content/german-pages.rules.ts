import type { PageTexts } from '@answerscope/contract';
import messages from './messages.de.ts';

/** The pages that come with the product in German, by their slugs. Change one with its English page. */
export const GERMAN_PAGES: Readonly<Record<string, PageTexts>> = {
  'about-us': {
    title: messages.aboutUs,
    description: messages.aboutDescription,
    content: `<p>Zwanzig Jahre lang konnten Unternehmen nachsehen, wo sie stehen: Sie gaben ihre Keywords in eine Suchmaschine ein und zählten. Heute fragen ihre Kunden einen KI-Assistenten. Sie bekommen eine Antwort statt zehn Links und wählen oft unter den drei Namen darin. Das Unternehmen erfährt davon nichts.</p>
<p>Answerscope ändert das. Es stellt ChatGPT, Claude, Gemini und Perplexity die Fragen Ihrer Kunden und bewahrt jede Antwort unverändert auf. Sie sehen, ob Sie erwähnt werden, wer an Ihrer Stelle erwähnt wird und auf welche Quellen sich die Antwort stützt.</p>
<h2>Woran wir uns halten</h2>
<ul><li><strong>Jede Zahl lässt sich öffnen.</strong> Hinter einer Quote stehen ihre Antworten in voller Länge, Ihr Name ist darin markiert.</li><li><strong>Zufall ist kein Fortschritt.</strong> Assistenten antworten jedes Mal anders. Neben jeder Quote stehen die Zahl der Antworten und die Schwankungsbreite, in der der wahre Wert wahrscheinlich liegt.</li><li><strong>Unbekanntes bleibt unbekannt.</strong> Eine fehlgeschlagene Prüfung zählt nicht gegen Sie, und ein Name, der Ihrem nur ähnelt, zählt nicht für Sie.</li><li><strong>Es gehört Ihnen.</strong> Der Quellcode ist offen. Sie können das Produkt selbst betreiben, jede Regel nachlesen, nach der gezählt wird, und Ihre Daten mitnehmen.</li></ul>
<h2>Wo wir sind</h2>
<p>Answerscope entsteht in Chicago. <a href="/de/pages/how-it-works">So funktioniert es</a> erklärt die vier Schritte, die <a href="/de/help">Hilfe</a> beantwortet, was unterwegs aufkommt.</p>`,
  },
  privacy: {
    title: messages.privacyPolicy,
    description: messages.privacyDescription,
    content: `<p>Diese Erklärung beschreibt, welche Daten diese Installation von Answerscope speichert und warum. Verantwortlich dafür ist der Betreiber dieser Website.</p>
<h2>Was gespeichert wird</h2>
<ul><li><strong>Ihr Konto:</strong> Name, E-Mail-Adresse, ein Hashwert Ihres Passworts und Ihre Sitzungen mit der Zeit und der Netzwerkadresse, von der sie begonnen wurden.</li><li><strong>Ihr Unternehmen:</strong> was Sie darüber eingeben, seine Namen, seine Mitbewerber und seine Keywords.</li><li><strong>Antworten:</strong> die Fragen, die Assistenten für Sie gestellt wurden, ihre Antworten und was darin gezählt wurde.</li><li><strong>Was Sie veröffentlichen:</strong> Kommentare unter Beiträgen, die nach Freigabe durch den Betreiber mit Ihrem Namen erscheinen, und welche Beiträge Ihnen gefallen.</li><li><strong>Zahlungen:</strong> Ihr Tarif sowie Höhe und Zeitpunkt der Zahlungen. Ihre Karte kennt nur der Zahlungsdienst.</li><li><strong>Betrieb:</strong> Protokolle von Anfragen und Fehlern, mit denen wir Störungen finden und Missbrauch verhindern.</li></ul>
<h2>Wer noch Daten erhält</h2>
<p>Ihre Keywords werden als Fragen an die Assistenten gesendet, die Sie wählen. Diese betreiben OpenAI, Anthropic, Google und Perplexity. Ihr Name, Ihre E-Mail-Adresse und der Name Ihres Unternehmens werden den Fragen nicht hinzugefügt. Was Sie selbst in eine Frage schreiben, wird so gesendet. Wenn Sie sich Keywords vorschlagen lassen, werden der Name Ihres Unternehmens und die Adresse seiner Website mitgesendet. Zahlungen wickelt Stripe ab. E-Mails gehen über den Mailserver des Betreibers.</p>
<h2>Cookies</h2>
<p>Ein Cookie hält Sie angemeldet. Ihr Browser merkt sich außerdem Einstellungen der Website, zum Beispiel ihre Farben. Es gibt keine Werbung und keine Besuchermessung durch Dritte.</p>
<h2>Wie lange</h2>
<p>Ihre Daten bleiben gespeichert, solange Ihr Konto besteht. Nach dem Löschen können Sie sieben Tage lang zurückkehren, danach wird alles entfernt. In Sicherungen des Betreibers können die Daten noch einige Zeit enthalten sein. Zahlungen bleiben beim Zahlungsdienst gespeichert, solange das Gesetz es verlangt.</p>
<h2>Was Sie tun können</h2>
<p>Ihre Eingaben können Sie jederzeit einsehen und ändern. In den Einstellungen Ihres Kontos laden Sie eine Kopie aller Daten herunter und löschen das Konto. Je nach Wohnort gibt Ihnen das Gesetz weitere Rechte, etwa eine Beschwerde bei einer Behörde.</p>`,
  },
  terms: {
    title: messages.termsOfServices,
    description: messages.termsDescription,
    content: `<p>Diese Bedingungen gelten zwischen Ihnen und dem Betreiber dieser Website für die Nutzung dieser Installation von Answerscope.</p>
<h2>Der Dienst</h2>
<p>Der Dienst stellt KI-Assistenten Fragen, bewahrt die Antworten auf und wertet sie aus. Wie viele Keywords, Assistenten und Aktualisierungen Sie haben, bestimmt Ihr Tarif.</p>
<h2>Was Zahlen bedeuten</h2>
<p>Assistenten werden von anderen betrieben. Ihre Antworten ändern sich, unterscheiden sich von Mensch zu Mensch und können falsch sein. Eine Antwort über eine Schnittstelle ist nicht die Antwort, die eine App gezeigt hätte. Zahlen stehen neben den Antworten, auf denen sie beruhen, und versprechen keinen geschäftlichen Erfolg.</p>
<h2>Ihr Konto</h2>
<p>Machen Sie wahre Angaben, halten Sie Ihr Passwort geheim und melden Sie uns, wenn jemand anderes Ihr Konto benutzt hat. Für alles, was mit Ihrem Konto geschieht, sind Sie verantwortlich.</p>
<h2>Was nicht erlaubt ist</h2>
<ul><li>Fragen, die gegen Gesetze oder die Bedingungen der Anbieter von Assistenten verstoßen.</li><li>Auf Daten anderer zugreifen, den Dienst überlasten oder seine Grenzen umgehen.</li><li>Antworten als Aussagen von Menschen ausgeben.</li></ul>
<h2>Ihre Inhalte</h2>
<p>Was Sie eingeben, bleibt Ihr Eigentum. Der Betreiber darf es nur nutzen, um den Dienst für Sie zu erbringen.</p>
<h2>Preis und Ende</h2>
<p>Es gilt der Preis, den die Seite der Tarife beim Abschluss nennt. Sie können die Nutzung jederzeit beenden. Der Betreiber kann Konten schließen, die gegen diese Bedingungen verstoßen.</p>
<h2>Haftung</h2>
<p>Die Software steht unter der Apache-Lizenz 2.0 und wird ohne Gewährleistung bereitgestellt. Wofür der Betreiber darüber hinaus haftet, bestimmt das Recht seines Landes.</p>`,
  },
  brand: {
    title: messages.brand,
    description: messages.brandDescription,
    content: `<h2>Der Name</h2>
<p>Die Schreibweise ist <strong>Answerscope</strong>: ein Wort, ein Großbuchstabe.</p>
<h2>Das Zeichen</h2>
<img src="/brand/mark.png" alt="Das Zeichen: ein rundes Visier mit zwei Zeilen einer Antwort, deren zweite in einem violetten Punkt endet" width="128" height="128">
<p>Laden Sie es als <a href="/brand/mark.svg">SVG</a> oder <a href="/brand/mark.png">PNG</a> herunter.</p>
<h2>Das Logo</h2>
<p>Zeichen und Name zusammen, mit durchsichtigem Hintergrund:</p>
<ul><li>für dunkle Hintergründe als <a href="/brand/logo-on-dark.svg">SVG</a> oder <a href="/brand/logo-on-dark.png">PNG</a>,</li><li>für helle Hintergründe als <a href="/brand/logo-on-light.svg">SVG</a> oder <a href="/brand/logo-on-light.png">PNG</a>.</li></ul>
<p>Lassen Sie rundherum mindestens die halbe Breite des Zeichens frei. Verzerren Sie das Logo nicht und ändern Sie seine Farben nicht.</p>
<h2>Die Farben</h2>
<ul><li>Violett für Bedienelemente: <code>#5f5cdf</code>, auf hellem Grund <code>#5451d3</code></li><li>Hellviolett für Links und den Punkt des Zeichens: <code>#aaa8ff</code>, auf hellem Grund <code>#4b48c8</code></li><li>Tinte, der dunkle Grund: <code>#0a0b0d</code></li><li>Papier, der helle Grund: <code>#fcfcfd</code></li><li>Text: <code>#eceef2</code> auf Tinte, <code>#15171c</code> auf Papier</li></ul>
<p>Alle Farben gibt es als <a href="/brand/colours.css">CSS</a> und als <a href="/brand/colours.json">JSON</a>.</p>
<h2>Die Namen der Assistenten</h2>
<p>ChatGPT, Claude, Gemini und Perplexity sind Namen ihrer Inhaber. Wir nennen sie, um zu sagen, wer gefragt wurde. Eine Empfehlung dieses Produkts ist damit nicht verbunden.</p>
<h2>Über uns schreiben</h2>
<p>In einem Satz: Answerscope zeigt Unternehmen, wie sichtbar ihre Marke in den Antworten von KI-Assistenten ist, mit jeder Antwort als Beleg.</p>`,
  },
  'why-one-answer-proves-nothing': {
    title: messages.whyOneAnswerProvesNothing,
    description: messages.oneAnswerDescription,
    content: `<p>Sie fragen einen Assistenten nach den besten Steuerberatern Ihrer Stadt, und Ihre Kanzlei steht an erster Stelle. Eine Stunde später fragen Sie noch einmal, und sie fehlt. Was stimmt?</p>
<p>Beides. Ein Assistent schlägt eine Antwort nicht nach, er schreibt sie jedes Mal neu, und der Zufall schreibt mit. Eine einzelne Antwort zeigt, was er einmal gesagt hat. Sie zeigt nicht, was er meistens sagt.</p>
<h2>Antworten zählen statt Eindrücke sammeln</h2>
<p>Werden Sie in 6 von 10 Antworten erwähnt, beträgt Ihre Quote 60\u00a0%. Bei zehn Antworten kann die wahre Quote aber ungefähr zwischen 31\u00a0% und 83\u00a0% liegen: Das besagt die Schwankungsbreite (95\u00a0%). Bei hundert Antworten und demselben Anteil wird sie kleiner, etwa 50\u00a0% bis 69\u00a0%.</p>
<p>Deshalb gehört die Zahl der Antworten neben die Quote. Ein Anstieg von 60\u00a0% auf 70\u00a0% bei je zehn Antworten sagt nichts. Bei mehreren Hundert vielleicht schon.</p>
<h2>Was Sie daraus machen</h2>
<ol><li>Stellen Sie jede Frage mehrmals, bevor Sie urteilen.</li><li>Vergleichen Sie Zeiträume statt einzelner Antworten und achten Sie darauf, ob sich die Schwankungsbreiten überschneiden.</li><li>Lesen Sie die Antworten. Wer an Ihrer Stelle erwähnt wird und welche Quellen zitiert werden, verrät mehr als die Quote allein.</li></ol>
<p>Answerscope zeigt zu jeder Quote die Schwankungsbreite und die Zahl der Antworten und sagt, ob eine Veränderung mehr als Zufall ist.</p>`,
  },
  'choose-questions-customers-ask': {
    title: messages.chooseQuestions,
    description: messages.chooseQuestionsDescription,
    content: `<p>Einem Assistenten schreiben Menschen ganze Sätze. Sie verraten darin mehr als in einem Suchfeld: was sie brauchen, wo sie sind und was sie ausgeben können. Aus solchen Sätzen entstehen die besten Keywords.</p>
<h2>Drei Quellen, die Sie schon haben</h2>
<ul><li><strong>Ihr Posteingang.</strong> Was fragen Menschen, bevor sie kaufen? Nehmen Sie ihre Worte, nicht Ihre.</li><li><strong>Ihre Verkaufsgespräche.</strong> Welche Vergleiche ziehen Kunden, und mit wem?</li><li><strong>Ihre Suchstatistik.</strong> Suchanfragen, deren Besucher bleiben, zeigen einen echten Bedarf.</li></ul>
<h2>Lassen Sie Ihren Namen weg</h2>
<p>Wer nach Ihnen fragt, bekommt eine Antwort über Sie. Ob ein Assistent von selbst an Sie denkt, zeigt das nicht. Answerscope fügt Ihren Namen nie einer Frage hinzu, damit eine Erwähnung etwas bedeutet.</p>
<h2>Fangen Sie klein an</h2>
<p>Fünfzehn wichtige Fragen, regelmäßig gestellt, zeigen in wenigen Wochen einen Trend. Dreihundert, die niemand stellt, zeigen keinen.</p>`,
  },
};
