import alerts from '@amparo/translations/en/alerts.json';
import crisisLines from '@amparo/translations/en/crisisLines.json';
import errors from '@amparo/translations/en/errors.json';
import favorites from '@amparo/translations/en/favorites.json';
import forms from '@amparo/translations/en/forms.json';
import map from '@amparo/translations/en/map.json';
import openStatus from '@amparo/translations/en/openStatus.json';
import places from '@amparo/translations/en/places.json';
import services from '@amparo/translations/en/services.json';
import shell from '@amparo/translations/en/shell.json';
import staticPages from '@amparo/translations/en/staticPages.json';
import toast from '@amparo/translations/en/toast.json';

export const messages = {
  alerts,
  crisisLines,
  errors,
  favorites,
  forms,
  map,
  openStatus,
  places,
  services,
  shell,
  staticPages,
  toast,
};
export type FirstMessages = typeof messages;
