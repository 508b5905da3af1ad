export const words = `
advice topics: delais entreprise entretien etudiants fonction logement materiaux materiel objectif ordinateur
preferez prevoyez proprietaire remboursement resiliation salaire stockage taux vehicule
advice: a abord abricot accompagnez achetez adoptez afin agrafe aidez aimez ainsi ajustez alimentation allez
alors alternez amande amenagez analysez annexe anticipez appliquez apportez apprenez arrosez aspirez
assaisonnez assez assurance assurez attendez aubergines aucun aucunement augmentez aujourd'hui aussi autonomie
autorisation autre avait avant avez avons badigeonnez bail battez beaucoup bienveillance bloquez bouquet bref
buvez calfeutrez car carence cas ceci cela celle celui cependant certaines certains certes cessez ceux chacun
changez chaque chauffez cheque cherchez choisir cibles clarifiez colmatez combien combinez comme commencez
comparaison completez comprenez conclusion conditions confiez confirmez congelez connaissez conservez
considerez constituez consultez contactez continuez controlez convenez coordonnees corrigez courgette couvrez
creusez crevettes critere cuisez cumin cumulez debarrassez decidez decoupez decouvrez decrivez degustez deja
delayez demarches demarrez depassez depend depuis dernier descriptif desole determinez dette deuxieme devant
difference diminuez disponibilite disposez dites diversifiez divisez documents doit doivent donc donnez dont
dormez dosez durabilite durant echeance ecoutez ecrivez effectuez efficacite egouttez eliminez elle elles
emballez emploi emportez encore encouragez enfournez engagement enlevez enregistrez entourez entrainez
entretenez environ epargne epluchez equipement es essayez essuyez estimez etablissez etait etalez etendez etes
eux evaluez examinez exclusions exercez exigez experience expliquer expliquez exposez fait fiabilite filtrez
final financement finissez fiscalite fixez flexibilite fonctionnalites fouettez fournisseur fractionnez
franchise frottez generalement gerez gousse gramme habitation helas hesitez heureusement horaires hors
hydratez ideal idealement identifiez ils imaginez importance impot incorporez indemnisation indiquez inscrivez
insistez installez interrogez inutile investissement investissez isolez jamais je jetez justificatifs kilo
lardons lentilles lequel levain levure lisez livraison logistique lorsque louez lui ma maintenance malaxez
malgre malheureusement me mensualite mes methode mixez modalites modifiez moi mon motivez mouillez moutarde
multipliez navre neanmoins negociez nettoyez neuve ni non nos noter notez notre nourrissez nous nouvelle
observez obtenez occasion on ont oui ouvrez parcourez parfois parlez parmi pates payez pelez pendant permettez
personnalisation pesez peut peut-etre peuvent phase pieges planifiez plusieurs plutot posez position poudre
pourquoi pourriez poursuivez pourtant pouvez pratiquez precautions prechauffez precisez precisions prelevez
premierement prenez preparez presentez presque prestations prevenez prime privilegiez procedez procedure
profitez prolongez proposez protection protegez quand quant quel quelqu'un quelques quoi quoique rabattez
rabotez raccordez raccourcissez racontez ralentissez ramassez rappel rapport rassemblez rattrapez ravivez
realisez recevez recherchez recommandations recommencez recopiez recouvrez recuperez recyclez redressez
reduisez reflechissez refrigerez refusez regularite rejoignez relevez relisez remarque rembourser remettez
remontez remplacez remplissez remuez rendement rendez renforcez renoncez renouvelez renseignez rentabilite
rente reparation reparez repartissez repeignez reperez repetez repondez reportez reprenez reputation resiliez
respectez respirez ressources resultat resume retenez retirez retouchez retraite reunissez revenu rincez
risque sa sachet saisissez salez sans sauf sauvegardez sechez secouez securite selectionnez selon separez si
simplicite soignez soit soulevez souscrivez soustrayez souvent soyez specifiez suis suivez supprimez surtout
surveillez suspendez ta tamponnez tapez te telechargez temperature tendez tenez tenue tenues terminez tes
tirez toi tondez toujours tous tout toutefois transparence transport trempez triez trop troquez trousse
trouvez tu type types unite usage utilisez va vaporisez variez vendez ventilez verrouillez vidange vider videz
vinaigre visez vissez voici volontiers vont vos yaourt
general: abeille abonnement abri acces accord accueil achat acheter acier acte action adresse affaire affiche
age agneau aide aigle aiguille ail aile aimer air aisance ajoutez alarme algue aller alliance allumette ame
ami amitie amour ampoule an ananas ancien ancre ane ange anneau annee annonce aperitif appareil appel apres
apres-midi arbre arc arche ardoise argent argile arme armoire arret arrivee arrosoir art artisan as
assaisonnement assiette astre astuce atelier atout attache attention aube auberge aurore autobus automne
avancer avantage avenir avion avis avocat avoine avril bagage bague baie baignoire bain baiser balade balai
balance balcon baleine balise balle ballon banane banc bande banque baobab barbe barque barrage barreau bas
bassin bastide bateau batiment baton battant beau beaute bebe bec belle berceau berge berger besoin beurre
bibliotheque biche bien biere bijou bilan bille billet biscuit blanc ble blessure bleu bloc bocal boeuf boire
bois boisson boite boitier bol bon bonbon bonheur bonjour bonne bonnet bord bordure bosse botte bouche boucher
bouchon boucle bouclier boue bouger bougie boulanger boulangerie boule bouleau boulgour bourgeon bourse
boussole bout bouteille boutique bouton bracelet braise branche bras brebis breche bretelle brique briquet
brise broche brosse brouillard bruit brume brun buisson bulle bureau but cabane cable cadeau cadran cadre cafe
cage cahier caillou caisse calcul calendrier calme camarade camion campagne canal canape canard canne canon
cap capot caractere caresse carnet carotte carre carreau carrefour cartable carte carton cascade casino casque
casserole castor cave ceinture cendre centre cercle cerf cerise cerveau chaine chair chaise chaleur chambre
chameau champ champignon champion chance chandelle changement chanson chant chanter chantier chapeau chapelle
chapitre charbon charge chariot charme charpente chasse chat chateau chaton chaud chaudron chaussette
chaussure chef chemin cheminee chemise chene chenille cher chercher cheval chevalier cheveu cheville chevre
chez chien chiffre choc choisissez choix chose chou chouette chute ciel cigale cigogne cil ciment cinema
cintre cirage cire cirque ciseau citron clair clairiere classe cle clef client cloche clou cochon coeur coffre
coiffeur coin col colere colis colle collier colline colombe colonne combat comete commande comparez compte
comptoir concombre confiance confiture confort conge conseil conte contrat copain coq coquelicot coquillage
corail corbeau corbeille corde cordon corne corps cote coteau cotisation coton cou couche coucou coude couleur
couloir coup coupe coupez cour courage coureur courir couronne courrier cours course court cousin coussin cout
couteau couvert couverture crabe craie crapaud crayon credit creer creme crete creux cri crise croire
croissant croix croute cueillir cuillere cuir cuisine cuisson cuivre culotte culture cycle cygne dame danger
danse danser date dauphin debut decor defi degre dejeuner delai delice demain demande demoiselle dent depart
depense depot dessert dessin destin detail detour deux devenir devis devoir dieu dimanche diner direct
direction disque doigt domaine don donner dormir dos dossier douane douceur douche douleur doux dragon drap
drapeau droit droite dune duree eau ebene ecaille ecart echange echarpe echelle eclair eclat ecole ecorce
ecouter ecran ecrin ecrire ecrivain ecume ecureuil effet effort egalement eglise elan eleve email emeraude
emotion encre endroit energie enfance enfant enfin ennui enseigne ensemble ensuite entree entrer enveloppe
envie epaule epee epi epice epicerie epinard epine eponge epoque equipage equipe erable escale escalier
escargot espace espoir esprit essai essence essor est etage etagere etang etape etat ete etincelle etoile etre
etude evasion eveil evenement eventail evitez excuse exemple exil express fable facade face facile facon
facteur facture faim faire faites falaise famille fantaisie farine faucon faute fauteuil fauve fee femme
fenetre fer ferme fermier fete feu feuille fevrier ficelle fidele fier fievre figue figure fil filet fille
film fils fin finalement finir flamant flamme fleche fleur fleuve flocon flot flute foi foie foin foire fois
fond fontaine force forestier foret forfait forge forme formule fort fortune fosse foudre fougere foule four
fourchette fourmi foyer frais fraise framboise franc free frein frelon frene frere frisson froid fromage front
frontiere fruit fumee fusee futur gagnant gagner gai galerie galet galop gamme gant garage garantie garcon
garde garder gare gateau gauche gaz geant gel gendre genou gens gentil geste givre glace gland globe gloire
gomme gorge gout gouter goutte grace grain graine grand grandir grange grappe gras gratuit grele grenier
grenouille griffe grille gris gros grotte groupe grue guepe guerre guide guitare habit hache haie halle hamac
hameau hanche hareng haricot harpe hasard hausse haut herbe herisson heritage heron hetre heure heureux hibou
hier hirondelle histoire hiver homme honneur hopital horizon horloge hote hotel houle huile huitre humeur ici
idee igloo ile image immeuble important indice information ingredients insecte instant interet invite iris
ivoire jade jadis jambe jambon jardin jardinier jarre jasmin jaune jeu jeudi jeune jeunesse joie joli joue
jouer jouet joueur jour journal joyau juge juillet juin jumeau jument jupe jus juste justice lac lacet laine
laissez lait laitue lame lampe lance langue lapin large larme laurier lavande laver lavez lecon lecture leger
legume lessive lettre levier levre lezard liberte libre lien lierre lieu lievre ligne lilas lin linge lion
lire liseron liste lit litre livre locataire logis loi loin loir loisir long lotus loup loupe lourd loutre
loyer luciole lueur lumiere lundi lune lunette lunettes lutin lutte luxe lys machine macon magasin magie main
maire mairie mais maison maitre mal maladie malin malle manche mandarine manege manger mangue manteau marbre
marchand marche marcher mardi maree marge marguerite mari mariage marin marmite marque marraine marron
marronnier mars marteau masque mat matelas matin mauve medecin meilleur melange melangez melon meme memoire
menthe menu menuisier mer merci mercredi mercure mere merle merveille message mesure metal metier metre mettez
mettre meuble midi mie miel mieux milieu mine minuit miracle miroir mode moelle moineau mois moisson moitie
moment monde monnaie mont montagne monter montre moquette morceau mot moteur mou mouche mouchoir mouette moule
moulin mousse moustache mouton mouvement moyen moyenne muguet mur mure muscle musee musique mutuelle mystere
nage naissance nappe natte nature navette navire nectar neige neptune nerf neuf neveu nez nid niveau noble
noeud noir noisette noix nom nord norme note nouille nourrice nourriture nouveau noyau noyer nu nuage nuit
nulle numero nuque oasis objet ocean odeur oeil oeillet oeuf oeuvre offre oie oignon oiseau olive olivier
ombre oncle onde ongle opera or orage orange orchidee ordre oreille oreiller orge orgue orme orteil ortie os
oseille osier otarie oubli ouest ours ourson outil ouvrage ouvrier ouvrir page paille pain paire paix palais
palme palmier panier panneau pantalon paon papa papier papillon paques paquet parapluie parasol parc parcours
pardon parent parfum parler parole part partage partie partir partout pas passage passe passer passerelle
passion pate patience patin patrie patron patte pause pauvre payer pays paysan peau peche pecheur peigne peine
peintre peinture pelle pelote pelouse pensee penser pensez pepin perche perdrix pere perle permis perroquet
persil personne petit peuple peuplier peur phare pharmacien phoque photo piece pied pierre pigeon pile pilier
piment pin pince pinceau pinson pioche pique piscine piste pivoine place plafond plage plaine plaisir plan
planche plante plat platane plateau plein pli plombier pluie plume plus poche poele poeme poids poignee poing
point pointe poire poireau pois poisson poitrine poivre poli politique pomme pommier pompe pompier pont porc
port porte porter portrait poste pot potager poteau poterie poubelle pouce poule poulet poumon poupee pourpre
poussiere poussin pouvoir prairie pre precieux premier prendre prenom preparation pret preuve priere primeur
prince princesse printemps prise prix probleme prochain produit progres projet promenade propre prune puce
puis puissance puits pur quai qualite quartier quatre question queue quille quotidien racine radeau radis rail
raisin raison rame rameau rampe rang rateau rayon recette recit recolte refuge regard regarder reglage regle
reine relais relief remede remise rempart renard rencontre rendez-vous rendre renne renseignement rentrer
repas repos reprise requin reseau reserve ressort reste rester retard retour reunion reve reveil revenir rez
rhume riche rideau rien rire ris rive riviere riz robe robinet robot roc roche rocher roi ronce rond ronde
rose roseau rosee rossignol roue rouge rouille rouleau rouler route ruban rubis ruche rue ruelle ruisseau
rythme sable sabot sac sage saison salade sale salle salon salut samedi sang sanglier sante sapin satin
saturne saule saumon saut sauterelle sauvage savoir savon scene scie seau secours sel selle semaine semelle
semence sens sentier sentir serpent serre servez service serviette servir seul siecle siege signe silence
sillage simple singe sirene site soeur soie soif soin soir soiree sol soldat solde soleil solide solution
somme sommeil sommet son sorcier sort sorte sortie sortir sou souci souffle soulier soupe source sourire
souris sous sous-sol souvenir sport stade statue stylo succes sucre sud sueur suite suivre sujet super sur
surface surprise tabac table tableau tablier tabouret tache taille talon tambour tamis tante tapis tard tarif
tarte tasse taupe taureau taxi teinte temoin temple temps tendre tendresse tenir tente terrain terrasse terre
tete the theatre thym ticket tige tigre tilleul timbre tir tirer tiroir tisane tissu titre toile toit tomate
tombe tomber ton tonneau tonnelle tonnerre torche tort tortue tot toucher tour tourbillon tourner tournesol
tourterelle train traineau trait trajet tram tranche travail travailler travers trefle tremplin tresor tresse
tri tribu tricot triste troc trois trompette trone trottoir trou troupeau trouver truite tuile tulipe tunnel
tuyau union univers urne usine utile vacances vache vague vaisseau valeur valise vallee valse vapeur vase veau
veille veilleuse velo velours vendanges vendre vendredi venir vent vente ventre venus ver verger verifiez
verite verre vers versement versez vert vertu veste vetement viande victoire vide vie vieux vif vigne vignoble
vigueur village ville vin violette violon virage virement visage vision visite vitesse vitrail vitre vitrine
vivant vivre voeu voie voile voilier voir voisin voiture voix vol volcan voler volet voleur volonte vouloir
voyage voyager vrai vue wagon yeux
topics: adaptateur ambiance amis animaux attente autoroute bebes cadeaux capacite carrelage categorie
chauffage connexion consommation controle deplacement domicile donnees emballage envoi essais examens
exterieur fabrique filtre filtres fonctions heberge heberges impots itineraire jeux lave-linge lecteur lits
livraisons logements logiciels meteo niveaux nombre origine paiement paiements pratique professeur professeurs
profil randonnee recharge reglement reponse reseaux resultats retrait seance seances sejour sensibilite
systeme taxe texte travaux utilisateurs velos vendeur vendeurs
`;
