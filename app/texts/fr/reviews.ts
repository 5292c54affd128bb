import type { Texts } from '../texts'

export const review: Texts['review'] = {
  title: 'Donner votre avis',
  order: 'Commande {number}',
  text: 'Dites aux autres ce que vous en pensez. Nous lisons chaque avis avant de le publier.',
  waits:
    'Votre avis paraîtra une fois que nous l’aurons lu. D’ici là, vous pouvez encore le modifier.',
  stars: 'Votre note',
  starCount: { one: '{count} étoile', other: '{count} étoiles' },
  reviewTitle: 'Titre',
  optional: '(facultatif)',
  reviewText: 'Votre avis',
  name: 'Nom affiché',
  photos: 'Photos',
  photosHint:
    'Jusqu’à {most} photos : JPEG, PNG, WebP ou AVIF. Nous effaçons le lieu de la prise de vue.',
  addPhotos: 'Ajouter des photos',
  takePhoto: 'Prendre une photo',
  yourPhoto: 'Votre photo {position}',
  removePhoto: 'Retirer',
  removeNew: 'Retirer {file}',
  photosChosen: { one: '{count} photo choisie', other: '{count} photos choisies' },
  photosAgain: 'Veuillez choisir à nouveau vos photos : le navigateur ne les garde pas.',
  photosTooLarge:
    'Ces photos sont trop volumineuses au total : {most} Mo au plus. Revenez en arrière, choisissez-en moins ou de plus petites, puis envoyez-les à nouveau.',
  photoFaults: {
    large: '{file} est trop volumineuse : {most} Mo au plus.',
    kind: '{file} n’est pas une image JPEG, PNG, WebP ou AVIF.',
    pixels: '{file} a trop de pixels. Veuillez choisir une version plus petite.',
    damaged: '{file} ne peut pas être ouverte. Veuillez choisir une autre photo.',
    many: 'Veuillez choisir {most} photos au plus.',
  },
  aFile: 'Une photo',
  send: 'Envoyer l’avis',
  sending: 'Un instant…',
  sent: 'Merci ! Nous avons reçu votre avis. Nous le lisons avant de le publier.',
  change: 'Modifier l’avis',
  problems: 'Veuillez corriger les champs signalés.',
  errors: {
    stars: 'Veuillez choisir de une à cinq étoiles.',
    noName: 'Veuillez saisir le nom à afficher.',
    noText: 'Veuillez écrire quelques mots.',
    long: 'C’est trop long : {most} caractères au plus.',
    mismatch:
      'Ce texte ne peut pas être affiché : il ne contient aucune lettre, ou des caractères invisibles.',
  },
  tooMany:
    'Trop de tentatives. Veuillez patienter un peu, puis réessayer ; votre texte est toujours là.',
  away: 'L’avis ne peut pas être enregistré pour l’instant. Veuillez réessayer dans un moment ; votre texte est toujours là.',
  offline:
    'L’avis ne nous est pas parvenu. Vérifiez votre connexion et réessayez ; votre texte est toujours là.',
  lookedAt: 'Nous avons déjà lu votre avis : il ne peut plus être modifié.',
  closed: 'Cette commande ne peut pas recevoir d’avis.',
  states: {
    published: 'Votre avis est publié. Merci !',
    hidden: 'Votre avis n’est pas publié.',
    early: 'Vous pourrez donner votre avis dès que votre colis sera en route.',
    cancelled: 'Cette commande est annulée : il n’y a rien à évaluer.',
    over: 'Cette commande ne peut plus recevoir d’avis.',
  },
  reason: 'Le motif : {reason}',
}

export const reviewAnswers: Texts['reviewAnswers'] = {
  by: 'Réponse de {shop}',
  photo: 'Photo {position} sur {count} ({name})',
  all: 'Tous',
  withPhotos: 'Avec photos',
}
