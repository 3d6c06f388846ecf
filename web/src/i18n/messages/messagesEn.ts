import alerts from '@amparo/translations/en/alerts.json';
import errors from '@amparo/translations/en/errors.json';
import favorites from '@amparo/translations/en/favorites.json';
import forms from '@amparo/translations/en/forms.json';
import openStatus from '@amparo/translations/en/openStatus.json';
import services from '@amparo/translations/en/services.json';
import shell from '@amparo/translations/en/shell.json';
import toast from '@amparo/translations/en/toast.json';

export const messages = {
  alerts,
  errors,
  favorites,
  forms,
  openStatus,
  services,
  shell,
  toast,
};
export type FirstMessages = typeof messages;
