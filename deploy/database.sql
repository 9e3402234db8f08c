create role sponsorat_owner login password :'owner_password';
create role sponsorat_app login password :'app_password';
create database sponsorat owner sponsorat_owner encoding 'UTF8' template template0
  locale_provider icu icu_locale 'da-DK' locale 'C.UTF-8';
revoke connect, temporary on database sponsorat from public;
grant connect on database sponsorat to sponsorat_app;
