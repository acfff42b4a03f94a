## Kampanie
campaign-new = Nowa kampania leży w { $folder }. Zagraj: fabletop campaign play { $folder }
campaign-none = W { $folder } nie ma kampanii.
campaign-no-party = W tej kampanii nie ma drużyny { $number }.
campaign-no-hero = W tej drużynie nie ma żywej postaci: { $who }.
campaign-named = { $who } ma odtąd na imię { $name }.
campaign-branched = { $folder } toczy się dalej od miejsca przed rozdziałem { $chapter }.
campaign-chapter = Rozdział { $chapter } został zapisany.
campaign-left = Sesję przerwano; nic nie zapisano.
campaign-scenario = { $number }. { $what }: { $outcome } po { $rounds } rundach. Poziomy { $levels }, złoto { $gold }.
campaign-sum = Wygrano { $won } z { $scenarios } scenariuszy, zdobyto poziomów: { $levels }, kupiono przedmiotów: { $bought }, zdarzeń: { $events }.
campaign-retired = Na emeryturze: { $list }. Dobrobyt { $prosperity }, reputacja { $reputation }.
campaign-end = Decyzji: { $decisions } w { $seconds } s. Skrót { $digest }.
campaign-nobody = nikt
