import { LIMITS, type PageTexts, TRIAL_DAYS } from '@answerscope/contract';
import messages from './messages.de.ts';

/** The pages that come with the product in German, by their slugs. Change one with its English page. */
export const GERMAN_PAGES: Readonly<Record<string, PageTexts>> = {
  'about-us': {
    title: messages.aboutUs,
    description: messages.aboutDescription,
    content: `<p>Zwanzig Jahre lang konnten Unternehmen nachsehen, wo sie stehen: Sie gaben ihre Keywords in eine Suchmaschine ein und zählten. Heute fragen ihre Kunden einen KI-Assistenten. Sie bekommen eine Antwort statt zehn Links und wählen oft unter den drei Namen darin. Das Unternehmen erfährt davon nichts.</p>
<p>Answerscope ändert das. Es stellt ChatGPT, Claude, Gemini und Perplexity die Fragen Ihrer Kunden und bewahrt jede Antwort unverändert auf. Sie sehen, ob Sie erwähnt werden, wer an Ihrer Stelle erwähnt wird und auf welche Quellen sich die Antwort stützt.</p>
<h2>Woran wir uns halten</h2>
<ul><li><strong>Jede Zahl lässt sich öffnen.</strong> Hinter einer Rate stehen ihre Antworten in voller Länge, Ihr Name ist darin markiert.</li><li><strong>Zufall ist kein Fortschritt.</strong> Assistenten antworten jedes Mal anders. Neben jeder Rate stehen die Zahl der Antworten und der Bereich, in dem der wahre Wert wahrscheinlich liegt.</li><li><strong>Unbekanntes bleibt unbekannt.</strong> Eine fehlgeschlagene Prüfung zählt nicht gegen Sie, und ein Name, der Ihrem nur ähnelt, zählt nicht für Sie.</li><li><strong>Es gehört Ihnen.</strong> Der Quellcode ist offen. Sie können das Produkt selbst betreiben, jede Regel nachlesen, nach der gezählt wird, und Ihre Daten mitnehmen.</li></ul>
<h2>Wo wir sind</h2>
<p>Answerscope entsteht in Chicago. <a href="/de/pages/how-it-works">So funktioniert es</a> erklärt die vier Schritte, die <a href="/de/pages/help">Hilfe</a> beantwortet, was unterwegs aufkommt.</p>`,
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
  help: {
    title: messages.help,
    description: messages.helpDescription,
    content: `<h2>Erste Schritte</h2>
<ol><li><a href="/de/registration">Legen Sie ein Konto an</a> und geben Sie den Namen Ihres Unternehmens so ein, wie Ihre Kunden ihn schreiben.</li><li>Fügen Sie Keywords hinzu: wonach Menschen suchen, die Sie brauchen. Aus jedem wird eine Frage in Ihrer Sprache.</li><li>Prüfen Sie die Keywords. Nach wenigen Minuten sehen Sie die Antworten jedes Assistenten.</li><li>Öffnen Sie einen Bericht: Ihre Sichtbarkeit, wer statt Ihrer erwähnt wird und welche Quellen zitiert werden.</li></ol>
<h2>Die Zahlen lesen</h2>
<h3>Was ist eine Erwähnung?</h3>
<p>Der Name Ihres Unternehmens im Text einer Antwort. Ein Link auf Ihre Website ist ein Zitat und zählt getrennt. Namen, die Ihrem nur ähneln, zählen nicht. Jede Antwort nennt den Grund.</p>
<h3>Was ist der wahrscheinliche Bereich?</h3>
<p>Darin liegt Ihre wahre Rate wahrscheinlich, bezogen auf die Keywords, die Sie beobachten. Mehr Antworten machen ihn enger. Eine Veränderung bei denselben Keywords gilt als signifikant, wenn Zufall allein sie kaum erklärt.</p>
<h3>Warum weicht eine Antwort von der in meiner App ab?</h3>
<p>Assistenten formulieren jede Antwort neu, und ihre Apps wissen, wer fragt. Answerscope nutzt die Schnittstellen der Anbieter und nennt zu jeder Antwort das Modell.</p>
<h3>Warum wird eine Antwort nicht gezählt?</h3>
<p>Sie verweigert die Auskunft oder erwähnt kein Unternehmen und misst daher nichts. Wenn Sie das anders sehen, öffnen Sie die Antwort und zählen sie mit.</p>
<h2>Unternehmen und Quellen</h2>
<h3>Welche Unternehmen stehen unter Wettbewerb?</h3>
<p>Alle, die in Ihren Antworten vorkommen: Mitbewerber, die Sie beobachten, und gefundene Unternehmen. Jedes wird in allen Ihren Antworten gezählt. Ein gefundenes Unternehmen zu beobachten ändert keine Zahl.</p>
<h3>Was heißt „Noch nicht gezählt“?</h3>
<p>Wir suchen einen neuen Mitbewerber noch in Ihren gespeicherten Antworten. Danach zeigt <a href="/tracker/competitive-intel">Wettbewerb</a> einmal, wie sich Ihr Share of Voice verändert hat.</p>
<h3>Welche Websites werden zitiert?</h3>
<p><a href="/tracker/sources">Quellen</a> listet Websites mit ihren Adressen, wem sie gehören und wer daneben erwähnt wird. Jede Zahl öffnet ihre Antworten.</p>
<h2>Keywords</h2>
<h3>Welche Dateien kann ich importieren?</h3>
<p>CSV in UTF-8, UTF-16 oder Windows-1252 mit bis zu ${new Intl.NumberFormat('de').format(LIMITS.keywords_at_once_max)} Zeilen. Wenn Ihre Spalten anders heißen, ordnen Sie sie vor dem Import zu. Eine fehlerhafte Zeile hält die übrigen nicht auf.</p>
<h3>Wozu dienen Themen, Schlagwörter und Suchabsichten?</h3>
<p>Sie gruppieren Ihre Keywords. Ein Keyword hat ein Thema, eine Suchabsicht und bis zu ${LIMITS.tags_of_keyword_max} Schlagwörter. Insgesamt sind ${LIMITS.tags_max} Schlagwörter möglich. Sie filtern Listen und ändern keine Zahl.</p>
<h3>Kann ein Assistent Keywords vorschlagen?</h3>
<p>Ja, ${LIMITS.generated_keywords_min} bis ${LIMITS.generated_keywords_max} für Ihr Unternehmen, höchstens alle ${LIMITS.generation_pause_minutes} Minuten. Vorschläge der letzten ${LIMITS.generation_cache_hours} Stunden werden wiederverwendet, solange mindestens ${LIMITS.generated_keywords_min} übrig sind.</p>
<h2>Tarife und Abrechnung</h2>
<h3>Wie ändere ich meinen Tarif?</h3>
<p>Öffnen Sie <a href="/tracker/plans">Tarife</a> und wählen Sie einen aus. Vor der Bestätigung sehen Sie, was hinzukommt und was entfällt. Ein größerer Tarif gilt sofort, ein kleinerer ab dem Ende des bezahlten Zeitraums.</p>
<h3>Wie funktioniert die Testphase?</h3>
<p>Ihr erster bezahlter Tarif beginnt mit ${TRIAL_DAYS} kostenlosen Tagen ohne Karte. Unter Tarife steht, wann sie enden. Ohne Zahlungsmittel wechseln Sie dann zu Free und behalten alle gespeicherten Daten.</p>
<h3>Wie kündige ich?</h3>
<p>Öffnen Sie <a href="/tracker/plans">Tarife</a>, dann die Abrechnungsseite des Zahlungsdienstes, und kündigen Sie dort. Der Tarif gilt bis zum Ende des Zeitraums. Rechnungen und Karten finden Sie auf derselben Seite.</p>
<h3>Was geschieht mit Keywords über der Grenze eines kleineren Tarifs?</h3>
<p>Es wird nichts gelöscht. Vor dem Wechsel sehen Sie, welche Grenzen Sie überschreiten und was Sie zuerst entfernen müssen.</p>
<h2>Ihr Konto</h2>
<h3>Wie schalte ich die Zwei-Faktor-Anmeldung ein?</h3>
<p>Öffnen Sie <a href="/tracker/settings/security">Einstellungen, Sicherheit</a> und scannen Sie den Code. Bewahren Sie die Wiederherstellungscodes auf: Mit jedem können Sie sich einmal anmelden, falls Sie Ihr Telefon verlieren.</p>
<h3>Wann kommt die Zusammenfassung per E-Mail?</h3>
<p>Um acht Uhr morgens in Ihrer Zeitzone, wöchentlich oder täglich, wenn Ihre Adresse bestätigt ist und neue Daten vorliegen.</p>
<h3>Wie exportiere ich meine Daten?</h3>
<p>Keywords, Berichte und Analysen laden Sie als CSV herunter. Die Belegdatei eines Berichts enthält jede Antwort hinter seinen Zahlen. Eine Kopie Ihres ganzen Kontos fordern Sie in den <a href="/tracker/settings/data">Einstellungen</a> an, einmal am Tag. Sie erhalten eine E-Mail, sobald die Kopie fertig ist, und können sie ${LIMITS.data_copy_days} Tage lang herunterladen.</p>
<h3>Kann ich das Löschen meines Kontos rückgängig machen?</h3>
<p>Ja, ${LIMITS.deletion_days} Tage lang: Melden Sie sich wieder an.</p>
<h3>Wer kann mein Konto sehen?</h3>
<p>Der Support kann es bis zu ${LIMITS.view_as_minutes} Minuten lang ansehen und nichts ändern. In den Einstellungen steht, wann und warum.</p>
<h2>API und Webhooks</h2>
<h3>Wie nutze ich die API?</h3>
<p>Erstellen Sie einen API-Schlüssel in den <a href="/tracker/settings/api">Einstellungen</a>. Leseschlüssel lesen nur, Schreibschlüssel können auch ändern und Prüfungen starten. Die <a href="/api/docs">API-Referenz</a> (englisch) beschreibt jeden Aufruf.</p>
<h3>Wie wird meine eigene Software benachrichtigt?</h3>
<p>Mit Webhooks, wenn Ihr Tarif sie enthält. Tragen Sie in den <a href="/tracker/settings/webhooks">Einstellungen</a> eine https-Adresse ein. Wir senden eine signierte Nachricht, wenn ein Bericht fertig oder eine Prüfung beendet ist.</p>
<h3>Was geschieht, wenn mein Webhook-Endpunkt ausfällt?</h3>
<p>Wir wiederholen jedes Ereignis einen Tag lang. Nach ${LIMITS.webhook_failing_days} Tagen ohne erfolgreiche Zustellung schalten wir den Endpunkt ab und schreiben Ihnen eine E-Mail. Wenn Sie das Geheimnis ersetzen, gilt das alte noch ${LIMITS.webhook_previous_secret_hours} Stunden.</p>
<h2>Wenn etwas nicht klappt</h2>
<h3>Eine Prüfung ist fehlgeschlagen</h3>
<p>Ein Assistent war nicht erreichbar oder brauchte zu lange. Für diese Prüfung wird nichts gezählt. Versuchen Sie es in einigen Minuten erneut.</p>
<h3>Ich kann kein Keyword hinzufügen</h3>
<p>Die Grenze Ihres Tarifs ist erreicht. Löschen Sie Keywords, die Sie nicht mehr brauchen, oder <a href="/tracker/plans">wählen Sie einen größeren Tarif</a>.</p>
<h3>Ich habe mein Passwort vergessen</h3>
<p>Fordern Sie unter <a href="/de/forgot-password">Passwort vergessen</a> einen Link an. Wenn keine E-Mail ankommt, prüfen Sie die Adresse und Ihren Spam-Ordner oder wenden Sie sich an den Support.</p>`,
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
<p>Werden Sie in 6 von 10 Antworten erwähnt, beträgt Ihre Rate 60\u00a0%. Bei zehn Antworten kann die wahre Rate aber ungefähr zwischen 31\u00a0% und 83\u00a0% liegen: Das besagt ein Bereich von 95\u00a0%. Bei hundert Antworten und demselben Anteil wird er enger, etwa 50\u00a0% bis 69\u00a0%.</p>
<p>Deshalb gehört die Zahl der Antworten neben die Rate. Ein Anstieg von 60\u00a0% auf 70\u00a0% bei je zehn Antworten sagt nichts. Bei mehreren Hundert vielleicht schon.</p>
<h2>Was Sie daraus machen</h2>
<ol><li>Stellen Sie jede Frage mehrmals, bevor Sie urteilen.</li><li>Vergleichen Sie Zeiträume statt einzelner Antworten und achten Sie darauf, ob sich die Bereiche überschneiden.</li><li>Lesen Sie die Antworten. Wer an Ihrer Stelle erwähnt wird und welche Quellen zitiert werden, verrät mehr als die Rate allein.</li></ol>
<p>Answerscope zeigt zu jeder Rate den wahrscheinlichen Bereich und die Zahl der Antworten und sagt, ob eine Veränderung mehr als Zufall ist.</p>`,
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
